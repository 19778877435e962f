// What was said: the list of it, stepping through it by ear, and saying it again.
"use strict";

const MOST_SAID = 200;

// Oldest first. ``at`` is where the listener is; behind the last, while nobody steps.
let sayings = [], at = null;

function addSaid(message) {
  if (!message.text) return;
  const line = document.createElement("li");
  line.lang = message.language;
  line.textContent = message.text;
  if (!message.public) line.className = "mine";
  $("said").prepend(line);
  sayings.push({ message, line });
  while (sayings.length > MOST_SAID) sayings.shift().line.remove();
}

// Another game begins: what was for this seat alone in the former one is said no more.
function forget() {
  mouth.cut((message) => !message.local && !message.public);
  sayings = sayings.filter(({ message, line }) => {
    if (!message.public) line.remove();
    return message.public;
  });
  early = early.filter((message) => message.public);
  at = null;
}

function clearSaid() {
  sayings = [];
  at = null;
  $("said").replaceChildren();
}

// Whether it is one that this listener is told, and not only shown in the list.
function isTold(message) {
  return !message.public || choice.everything || far;
}

function repeat() {
  const steps = sayings.filter(({ message }) => isTold(message));
  const found = at || steps[steps.length - 1] || sayings[sayings.length - 1];
  if (found) sayAgain(found.message);
}

function stepSaid(way) {
  const steps = sayings.filter(({ message }) => isTold(message));
  const here = at ? steps.indexOf(at) : steps.length - (way < 0 ? 1 : 0);
  // The first step back says the one before the last, as the last has just been heard.
  const next = steps[here + way];
  if (!next) {
    if (way > 0) at = null;
    aloud([words[way < 0 ? "first-said" : "last-said"]]);
    return;
  }
  at = next === steps[steps.length - 1] ? null : next;
  sayAgain(next.message);
}

function sayAgain(message) {
  tellNow([{ ...message, cue: null, local: true, source: message.number }]);
}
