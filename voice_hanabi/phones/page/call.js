// The call of a player far away: the microphone goes to the table and to the others, and what they say comes here;
// the table's voice sounds in it, too, where its player wants that.
"use strict";

// So long (ms) addresses are gathered; so long a call that was broken may take to mend itself.
const GATHERED = 1500, MENDS = 4000;

// Its servers; null where the table calls nobody.
let callServers = null, wantsCall = false;

const theCall = {
  peer: null,
  microphone: null,
  ear: null,
  on: true,
  mending: null,
  get ready() { return Boolean(this.peer && this.peer.connectionState === "connected" && greeted); },
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
    if (peer.connectionState === "connected") { mouth.anew(); showMike(); }
    // What it was saying is said in another way meanwhile.
    if (peer.connectionState === "failed") { callVoice.broken(); this.begin(); }
    if (peer.connectionState === "disconnected") this.mending = setTimeout(() => { callVoice.broken(); this.begin(); }, MENDS);
  },
  end() {
    clearTimeout(this.mending);
    if (this.peer) this.peer.close();
    this.peer = null;
  },
  // While the phone's own voice speaks here, it would hear itself: browsers cancel out only what they play.
  listen() {
    const own = mouth.now && mouth.now.way === "voice" && !choice.headset;
    if (this.microphone) this.microphone.getAudioTracks()[0].enabled = this.on && !own;
  },
};

// The table's voice in the call: a sentence is asked for, and a block without sound tells that it was heard.
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
    send(typeof message.source === "number"
      ? { type: "speak", number: message.source, part, rate, call: true }
      : { type: "read", text: message.source, part, rate, call: true });
  },
  // Returns whether the block was for the call.
  take(flags) {
    if (!this.asked) return false;
    this.asked--;
    if (!this.now || this.asked) return true;
    const { message } = this.now;
    if (flags & FAILED) { this.now = null; mouth.spoken(message, false); }
    else if (flags & TEXT_ENDS) { this.now = null; mouth.spoken(message, true); }
    else { this.now.part++; this.ask(); }
    return true;
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
