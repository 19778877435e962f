// The call of a player far away: the microphone goes to the table and to the others, and what they say comes here;
// the table's voice sounds in it, too, where its player wants that.
"use strict";

// So long (ms) addresses are gathered; so long a call that was broken may take to mend itself.
const GATHERED = 1500, MENDS = 4000;
// So often (ms) it is looked what comes through it; sound may be so late; shorter blocks are not judged by it.
const COUNTED = 500, LATE = 700, JUDGED = 600;

// Its servers; null where the table calls nobody.
let callServers = null, wantsCall = false;

const theCall = {
  peer: null,
  microphone: null,
  ear: null,
  on: true,
  mending: null,
  // Whether nothing comes through it, though it seems to be there; whether its player was told that it is gone.
  deaf: false,
  gone: false,
  get ready() { return Boolean(this.peer && this.peer.connectionState === "connected" && !this.deaf && greeted); },
  // Begins it, anew where there was one.
  async begin() {
    if (!callServers || !greeted) return;
    this.end();
    const peer = this.peer = new RTCPeerConnection({ iceServers: callServers });
    peer.ontrack = (event) => this.hear(event.streams[0] || new MediaStream([event.track]));
    peer.onconnectionstatechange = () => this.changed(peer);
    try {
      this.microphone = this.microphone || await navigator.mediaDevices.getUserMedia({
        audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
      });
    } catch {
      notice(null, [words["mike-refused"]]);
    }
    if (peer !== this.peer) return;
    if (this.microphone) peer.addTrack(this.microphone.getAudioTracks()[0], this.microphone);
    else peer.addTransceiver("audio", { direction: "recvonly" });
    showMike();
    await peer.setLocalDescription(await peer.createOffer());
    await new Promise((done) => {
      setTimeout(done, GATHERED);
      peer.onicegatheringstatechange = () => { if (peer.iceGatheringState === "complete") done(); };
    });
    if (peer === this.peer) send({ type: "call", sdp: peer.localDescription.sdp });
  },
  async take(answer) {
    if (!this.peer || this.peer.signalingState !== "have-local-offer") return;
    if (answer === null) { this.end(); notice("call-refused"); return; }
    await this.peer.setRemoteDescription({ type: "answer", sdp: answer });
  },
  hear(stream) {
    this.ear = this.ear || new Audio();
    this.ear.srcObject = stream;
    this.louder();
    this.ear.play().catch(() => state("sound-off"));
  },
  louder() {
    if (this.ear) this.ear.volume = Math.min(1, choice.volume);
  },
  changed(peer) {
    if (peer !== this.peer) return;
    clearTimeout(this.mending);
    if (peer.connectionState === "connected") this.back();
    if (peer.connectionState === "failed") this.broken();
    if (peer.connectionState === "disconnected") this.mending = setTimeout(() => this.broken(), MENDS);
  },
  back() {
    this.deaf = false;
    mouth.anew();
    showMike();
    if (this.gone) notice("call-back");
    this.gone = false;
  },
  // What it was saying is said in another way meanwhile; who speaks has to know that nobody hears it.
  broken() {
    callVoice.broken();
    if (greeted && !this.gone) { this.gone = true; notice("call-lost"); }
    this.begin();
  },
  // A browser takes seconds to find a call dead: nothing came of what was said into it.
  unheard() {
    this.deaf = true;
    callVoice.broken();
    clearTimeout(this.mending);
    this.mending = setTimeout(() => this.broken(), MENDS);
  },
  // Returns how many packets of sound have come; null where no browser tells.
  async packets() {
    let found = null;
    if (this.peer) {
      (await this.peer.getStats()).forEach((one) => {
        if (one.type === "inbound-rtp") found = (found || 0) + one.packetsReceived;
      });
    }
    return found;
  },
  end() {
    clearTimeout(this.mending);
    this.deaf = false;
    if (this.peer) this.peer.close();
    this.peer = null;
  },
  // While the phone's own voice speaks here, it would hear itself: browsers cancel out only what they play.
  listen() {
    const own = mouth.now && mouth.now.way === "voice" && !choice.headset;
    if (this.microphone) this.microphone.getAudioTracks()[0].enabled = this.on && !own;
  },
};

// The table's voice in the call: a sentence is asked for, and a block without sound tells that it was said. It was
// heard where sound came meanwhile.
const callVoice = {
  now: null,
  asked: 0,
  say(message, rate) {
    this.now = { message, rate, part: 0 };
    this.ask();
  },
  ask() {
    const { message, rate, part } = this.now;
    this.asked++;
    this.now.at = performance.now();
    this.now.counts = [theCall.packets()];
    send(typeof message.source === "number"
      ? { type: "speak", number: message.source, part, rate, call: true }
      : { type: "read", text: message.source, part, rate, call: true });
  },
  // Returns whether the block was for the call.
  take(flags) {
    if (!this.asked) return false;
    this.asked--;
    if (!this.now || this.asked) return true;
    if (flags & FAILED) this.ended(false);
    else this.said(this.now, flags & TEXT_ENDS);
    return true;
  },
  async said(now, last) {
    const came = await this.came(now);
    if (this.now !== now) return;
    if (!came) theCall.unheard();
    else if (last) this.ended(true);
    else { now.part++; this.ask(); }
  },
  ended(heard) {
    const { message } = this.now;
    this.now = null;
    mouth.spoken(message, heard);
  },
  // Returns whether sound has come in the last second of a block.
  async came(now) {
    if (performance.now() - now.at < JUDGED) return true;
    const before = await now.counts[Math.max(0, now.counts.length - 3)];
    for (const late of [0, LATE]) {
      await new Promise((done) => setTimeout(done, late));
      const count = await theCall.packets();
      if (count === null || count !== before) return true;
    }
    return false;
  },
  stop() {
    if (!this.now) return;
    this.now = null;
    send({ type: "hush" });
  },
  broken() {
    if (!this.now) return;
    this.now = null;
    mouth.anew();
  },
  anew() {
    this.asked = 0;
    if (this.now) this.broken();
  },
};

setInterval(() => {
  if (callVoice.now) callVoice.now.counts.push(theCall.packets());
}, COUNTED);

function startCall() {
  if (!callServers) return;
  wantsCall = true;
  if (!theCall.peer) theCall.begin();
}

function showMike() {
  const there = Boolean(callServers && theCall.microphone);
  $("mike").hidden = !there;
  $("mike").setAttribute("aria-pressed", String(theCall.on));
  put($("mike"), words[theCall.on ? "mike-on" : "mike-off"] || "");
}

function turnMike() {
  theCall.on = !theCall.on;
  theCall.listen();
  showMike();
  if (sounds()) aloud([words[theCall.on ? "mike-on" : "mike-off"]]);
}

$("mike").onclick = turnMike;
$("open-table").onclick = () => call({ type: "open", language, page: tab.page });
