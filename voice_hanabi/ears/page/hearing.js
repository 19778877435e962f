// Hearing: the phone's own voice, the table's, or the screen reader through live regions.
"use strict";

const CUES = {
  start: [[392, 0, .12], [523, .1, .12], [659, .2, .18]],
  turn: [[880, 0, .09], [880, .12, .12]],
  clue: [[784, 0, .16]],
  played: [[523, 0, .1], [784, .08, .16]],
  strike: [[147, 0, .34], [156, 0, .34], [220, 0, .12]],
  token: [[1319, 0, .12], [1568, .05, .12]],
  firework: [[523, 0, .1], [659, .06, .1], [784, .12, .1], [1047, .18, .2]],
  "last-round": [[659, 0, .14], [523, .13, .14], [659, .26, .12]],
  end: [[1047, 0, .12], [784, .1, .12], [523, .2, .19]],
  unheard: [[330, 0, .08], [294, .07, .12]],
};
const MOST_SAID = 200;

let sound = null;

function openSound() {
  if (navigator.audioSession) navigator.audioSession.type = "playback";
  try {
    if (!sound) {
      try {
        // At the voice's own rate block follows block without a seam.
        sound = new AudioContext({ sampleRate: VOICE_SAMPLES_A_SECOND });
      } catch {
        sound = new AudioContext();
      }
      tableVoice.into(sound);
      sound.onstatechange = () => {
        if (sound.state === "running" && $("state").textContent === words["sound-off"]) state("connected");
      };
    }
    if (sound.state !== "running") sound.resume();
  } catch { /* no sound here: nothing depends on it alone */ }
}

// After a phone call, perhaps, or where a browser wants another touch: any will do.
for (const what of ["pointerup", "keydown"]) addEventListener(what, () => { if (sound && sound.state !== "running") openSound(); });

// Returns how many seconds it sounds.
function cue(name) {
  if (!sound || sound.state !== "running" || !(name in CUES)) return 0;
  for (const [frequency, start, length] of CUES[name]) {
    const tone = sound.createOscillator(), loudness = sound.createGain();
    const at = sound.currentTime + start;
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(.2, at + .008);
    loudness.gain.linearRampToValueAtTime(0, at + length);
    tone.connect(loudness).connect(sound.destination);
    tone.start(at);
    tone.stop(at + length);
  }
  return Math.max(...CUES[name].map(([, start, length]) => start + length));
}

function speed(message) {
  return Math.round(100 * Math.min(4, Math.max(.4, message.rate * choice.pace))) / 100;
}

const tableVoice = new TableVoice(
  (number, part, rate) => send({ type: "speak", number, part, rate }),
  (message, failed) => {
    if (failed) {
      readOut(message);
      state("table-voice-failed");
    }
    mouth.done(message);
  },
);

function voiceFor(language) {
  if (!("speechSynthesis" in window)) return null;
  const fits = (one) => one.lang.replace("_", "-").toLowerCase().split("-")[0] === language;
  const voices = speechSynthesis.getVoices().filter(fits);
  // A voice that speaks here sends nothing of what it says to anybody.
  return voices.find((one) => one.localService) || null;
}

const mouth = {
  queue: [],
  now: null,
  put(message) {
    this.queue.push(message);
    if (!this.now) this.next();
    else this.prepare();
  },
  prepare() {
    const next = this.queue[0];
    if (choice.how === "table" && next && next.text && tableVoice.context) tableVoice.prepare(next, speed(next));
  },
  next() {
    const message = this.now = this.queue.shift() || null;
    if (!message) return;
    const wait = cue(message.cue);
    if (choice.how === "table" && message.text && tableVoice.context) {
      tableVoice.say(message, speed(message), wait);
      setTimeout(() => { if (sound.state !== "running" && this.now) state("sound-off"); }, 1000);
      this.prepare();
      return;
    }
    if (choice.how === "reader" || choice.how === "eyes") {
      if (choice.how === "reader") readOut(message);
      this.done(message);
      return;
    }
    const voice = voiceFor(message.language);
    if (!message.text || !voice) {
      if (message.text) readOut(message);
      this.done(message);
      return;
    }
    const spoken = new SpeechSynthesisUtterance(message.text);
    spoken.voice = voice;
    spoken.lang = voice.lang;
    spoken.rate = speed(message);
    spoken.volume = message.volume;
    // Kept, since Safari forgets utterances that nothing holds and never says that they ended.
    message.spoken = spoken;
    spoken.onend = spoken.onerror = () => this.done(message);
    speechSynthesis.speak(spoken);
  },
  done(message) {
    if (this.now !== message) return;
    this.now = null;
    heardUpTo(message.number);
    this.next();
  },
  cut(wanted) {
    this.queue = this.queue.filter((message) => {
      if (wanted(message)) { heardUpTo(message.number); return false; }
      return true;
    });
    const now = this.now;
    if (now && wanted(now)) {
      this.now = null;
      this.hush();
      heardUpTo(now.number);
      this.next();
    }
  },
  hush() {
    if ("speechSynthesis" in window) speechSynthesis.cancel();
    tableVoice.stop();
  },
  // Say what was being said, and what waits, in the way that was chosen now.
  anew() {
    if (!this.now) return;
    this.queue.unshift(this.now);
    this.now = null;
    this.hush();
    this.next();
  },
};

function readOut(message) {
  // What asks for the player now is assertive; each sentence is put into one region, once.
  if (!message.text) return;
  const region = message.cue === "turn" ? $("assertive") : $("polite");
  const line = document.createElement("p");
  line.lang = message.language;
  line.textContent = message.text;
  region.append(line);
  // It has been read; left there, it would be met again by whoever reads on.
  setTimeout(() => line.remove(), 5000);
}

let last = null;

function hear(message) {
  if (message.text) {
    const line = document.createElement("li");
    line.lang = message.language;
    line.textContent = message.text;
    if (!message.public) line.className = "mine";
    $("said").prepend(line);
    while ($("said").childElementCount > MOST_SAID) $("said").lastChild.remove();
    if (!message.public || choice.everything || !last) last = message;
  }
  if (message.public && !choice.everything) {
    heardUpTo(message.number);
  } else if (choice.how === "voice" || choice.how === "table") {
    mouth.put(message);
  } else {
    if (choice.how === "reader") readOut(message);
    cue(message.cue);
    heardUpTo(message.number);
  }
}

// What has been heard, told to the table: nothing of it comes again.

const unheard = new Set();
let received = 0, told = 0;

function heardUpTo(number) {
  unheard.delete(number);
  const all = unheard.size ? Math.min(...unheard) - 1 : received;
  if (all > told) {
    told = all;
    send({ type: "heard", number: all });
  }
}
