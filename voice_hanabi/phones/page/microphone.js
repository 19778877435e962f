// Talking to the phone's own microphone, as long as the button is held; with a screen reader or a key it is
// pressed once to begin and once to end.
"use strict";

const SAMPLES_A_SECOND = 16000;
const BLOCK = 1024;

let taps = null, held = false;

async function microphone() {
  if (taps) return taps;
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  const context = new AudioContext({ sampleRate: SAMPLES_A_SECOND });
  await context.audioWorklet.addModule("/tap.js");
  const tap = new AudioWorkletNode(context, "tap");
  let block = new Int16Array(BLOCK), filled = 0;
  tap.port.onmessage = (event) => {
    if (!held || !greeted) return;
    for (const sample of event.data) {
      block[filled++] = Math.max(-1, Math.min(1, sample)) * 32767;
      if (filled === BLOCK) {
        socket.send(block.buffer);
        block = new Int16Array(BLOCK);
        filled = 0;
      }
    }
  };
  context.createMediaStreamSource(stream).connect(tap);
  return (taps = context);
}

async function hold() {
  if (held) return;
  held = true;
  mouth.cut(() => true);
  $("talk").setAttribute("aria-pressed", "true");
  try {
    const context = await microphone();
    await context.resume();
    if (held) {
      send({ type: "talk", on: true });
      state("talking");
    }
  } catch {
    letGo();
    notice(null, [words["talk-refused"], words["talk-without"]]);
  }
}

function letGo() {
  if (!held) return;
  held = false;
  $("talk").setAttribute("aria-pressed", "false");
  send({ type: "talk", on: false });
  if (greeted) state("connected");
}

$("talk").addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  event.preventDefault();
  $("talk").focus();
  hold();
});
for (const what of ["pointerup", "pointercancel", "pointerleave"]) $("talk").addEventListener(what, letGo);
$("talk").addEventListener("contextmenu", (event) => event.preventDefault());
$("talk").addEventListener("click", (event) => {
  if (event.detail === 0) (held ? letGo : hold)();
});

// What the browser is going to say is said first, and it can be left at that.
$("secure").addEventListener("click", (event) => {
  event.preventDefault();
  $("go-on").href = secureAddress + "/#" + luggage();
  only("warning");
  $("warning-title").focus();
  if (sounds()) aloud([words["talk-warning"], words["talk-without"]]);
});
$("stay").onclick = () => { mouth.cut((one) => one.local); only("game"); $("secure").focus(); };

function silent() {
  // Without a line there is nobody to talk to.
  letGo();
}
