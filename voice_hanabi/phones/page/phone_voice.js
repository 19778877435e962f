// The phone's own voice: which voices there are, and one text at a time spoken by one of them.
"use strict";

// Chromium loads its voices late; so long (ms) they are waited for.
const VOICES_LATE = 3000;
// So long (ms) a voice may take to begin, and so often it may fail with one text.
const VOICE_BEGINS = 5000, VOICE_FAILS = 2;

// How high the table (0) and each computer player speak, women and men by turns.
const PITCHES = [1, 1.4, 0.75, 1.6, 0.6, 1.2, 0.85, 1.8, 0.5];

const phoneVoice = {
  // Whether it is known which voices there are.
  settled: !("speechSynthesis" in window),
  broken: false,
  all() {
    try { return speechSynthesis.getVoices(); } catch { return []; }
  },
  // A voice that speaks here sends nothing of what it says to anybody.
  of(language) {
    const fits = (one) => one.localService && one.lang.replace("_", "-").toLowerCase().split("-")[0] === language;
    return this.all().filter(fits);
  },
  for(language) {
    if (this.broken) return null;
    const fitting = this.of(language);
    return fitting.find((one) => one.voiceURI === choice.voice || one.name === choice.voice) || fitting[0] || null;
  },
  load() {
    if (this.settled) return;
    const settle = () => {
      this.settled = true;
      showVoices();
      mouth.go();
    };
    if (this.all().length) this.settled = true;
    else setTimeout(() => { if (!this.settled) settle(); }, VOICES_LATE);
    if (speechSynthesis.addEventListener) speechSynthesis.addEventListener("voiceschanged", settle);
  },
  // Speaks a text; ended(heard) is told once, whether all of it was heard.
  speak(message, voice, rate, ended) {
    const spoken = new SpeechSynthesisUtterance(message.text);
    let watch = null, over = false;
    const end = (heard) => {
      if (over) return;
      over = true;
      clearTimeout(watch);
      ended(heard);
    };
    spoken.voice = voice;
    spoken.lang = voice.lang;
    spoken.rate = rate;
    spoken.pitch = PITCHES[message.speaker || 0] || 1;
    spoken.volume = loudness(message);
    spoken.onstart = () => {
      clearTimeout(watch);
      // A browser that was disturbed may forget to say that it ended.
      const look = () => {
        if (speechSynthesis.speaking === false && !speechSynthesis.pending) end(false);
        else watch = setTimeout(look, 1000);
      };
      watch = setTimeout(look, 1000);
    };
    spoken.onend = () => end(true);
    spoken.onerror = () => end(false);
    watch = setTimeout(() => end(false), VOICE_BEGINS);
    // Kept, since Safari forgets utterances that nothing holds and never says that they ended.
    this.spoken = spoken;
    speechSynthesis.speak(spoken);
  },
  stop() {
    if ("speechSynthesis" in window) speechSynthesis.cancel();
  },
};
