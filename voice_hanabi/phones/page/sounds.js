// Short sounds, the tremble of the phone, and the sound of the browser, which a tap unlocks.
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
  card: [[988, 0, .08], [1319, .07, .12]],
  unheard: [[330, 0, .08], [294, .07, .12]],
};
const TREMBLE = [120, 80, 120];

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

// A browser sounds only after a touch; iOS speaks only after it has spoken once in the hand of the player.
function unlock() {
  openSound();
  if (unlocked) return;
  unlocked = true;
  startCall();
  $("unlock").hidden = true;
  if (choice.how === "voice" && "speechSynthesis" in window) speechSynthesis.speak(new SpeechSynthesisUtterance(" "));
  mouth.go();
}

// After a phone call, perhaps, or where a browser wants another touch: any will do.
for (const what of ["pointerup", "keydown"]) {
  addEventListener(what, () => {
    if (!$("game").hidden && choice.how && !unlocked) unlock();
    else if (sound && sound.state !== "running") openSound();
  });
}

// Returns how many seconds it sounds. What must be known sounds though short sounds are not wanted.
function cue(name, must) {
  if (!sound || sound.state !== "running" || !(name in CUES) || !(choice.tones || must)) return 0;
  for (const [frequency, start, length] of CUES[name]) {
    const tone = sound.createOscillator(), loudness = sound.createGain();
    const at = sound.currentTime + start;
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(.2 * choice.volume, at + .008);
    loudness.gain.linearRampToValueAtTime(0, at + length);
    tone.connect(loudness).connect(sound.destination);
    tone.start(at);
    tone.stop(at + length);
  }
  return Math.max(...CUES[name].map(([, start, length]) => start + length));
}

function tremble() {
  if (choice.tremble && navigator.vibrate) navigator.vibrate(TREMBLE);
}
