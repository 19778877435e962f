// Sound from the microphone in blocks, in the audio thread: samples go to the page as they come.
"use strict";

class Tap extends AudioWorkletProcessor {
  process(inputs) {
    const channel = inputs[0][0];
    if (channel) this.port.postMessage(channel.slice());
    return true;
  }
}
registerProcessor("tap", Tap);
