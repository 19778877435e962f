// What the listener asks of the phone itself: by buttons, by keys, by a headset's buttons.
"use strict";

const ASKED = {
  repeat,
  "my-cards": () => { other = 0; goToGroup(0); },
  "other-cards": goToOthers,
  "whose-turn": () => aloud(shown ? [shown.title, ...shown.facts] : [words.nothing]),
  say: () => $("text").focus(),
  back: () => stepSaid(-1),
  forward: () => stepSaid(1),
  stop: () => { mouth.cut(() => true); if (open) closeCard(true); },
};
// By the place of the key, so that it is the same wherever digits need the shift key.
const DIGITS = { 1: "repeat", 2: "my-cards", 3: "other-cards", 4: "whose-turn", 5: "say", 6: "back", 7: "forward", 0: "stop" };
const TALK_DIGIT = "8";

for (const [digit, name] of Object.entries(DIGITS)) {
  const button = document.querySelector(`[data-ask=${name}]`);
  button.setAttribute("aria-keyshortcuts", digit);
  button.onclick = ASKED[name];
}

function digit(event) {
  const found = /^(?:Digit|Numpad)([0-9])$/.exec(event.code);
  return found && choice.keys && !$("game").hidden ? found[1] : null;
}

function isTyping(event) {
  return /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) && event.target.type !== "checkbox";
}

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return;
  const steps = { ArrowRight: [1, false], ArrowLeft: [-1, false], ArrowDown: [1, true], ArrowUp: [-1, true] };
  const pressed = digit(event);
  if (event.key in steps && event.target.closest("#groups")) {
    event.preventDefault();
    step(...steps[event.key]);
  } else if (event.key === "Escape") {
    if (open) closeCard(true);
    else mouth.cut(() => true);
  } else if (pressed === TALK_DIGIT) {
    event.preventDefault();
    if (!event.repeat && !$("talk").hidden) hold();
    else if (!event.repeat && !$("mike").hidden) turnMike();
  } else if (pressed in DIGITS) {
    event.preventDefault();
    ASKED[DIGITS[pressed]]();
  }
});
document.addEventListener("keyup", (event) => {
  if (digit(event) === TALK_DIGIT && !isTyping(event)) letGo();
});

// A headset's buttons: back and forward through what was said; the middle one talks, or says it again. The
// system gives them only to a page that plays something, so silence is played.
function takeHeadset() {
  if (!navigator.mediaSession || !sound || takeHeadset.done) return;
  takeHeadset.done = true;
  const middle = () => {
    if ($("talk").hidden && !$("mike").hidden) turnMike();
    else if ($("talk").hidden) repeat();
    else if (held) letGo();
    else hold();
  };
  const actions = { previoustrack: () => stepSaid(-1), nexttrack: () => stepSaid(1), play: middle, pause: middle };
  for (const [name, action] of Object.entries(actions)) {
    try { navigator.mediaSession.setActionHandler(name, action); } catch { /* a browser that has no such button */ }
  }
  const silence = new Audio();
  silence.srcObject = sound.createMediaStreamDestination().stream;
  silence.play().catch(() => { /* then there are the other ways */ });
}
