// What a screen reader or a braille line is given: news joined into one message, each once.
"use strict";

// So long (ms) what comes together is gathered, and so long one message stays alone in its region: of several
// at once VoiceOver drops the earlier.
const GATHER = 80, APART = 500, STAYS = 5000;

let gathered = [], gathering = null, readAt = -APART;

function readOut(message) {
  if (!message.text) return;
  gathered.push(message);
  if (gathering === null) gathering = setTimeout(give, Math.max(GATHER, readAt + APART - performance.now()));
}

function give() {
  gathering = null;
  // While nobody looks at the page, nothing of it is read: it waits.
  if (document.visibilityState !== "visible" || !gathered.length) return;
  const all = gathered;
  gathered = [];
  readAt = performance.now();
  const line = document.createElement("p");
  for (const message of all) {
    const part = document.createElement("span");
    part.lang = message.language;
    part.textContent = message.text;
    line.append(...(line.childElementCount ? [" ", part] : [part]));
  }
  // What asks for the player now is assertive, with what came before it.
  $(all.some((message) => message.cue === "turn") ? "assertive" : "polite").append(line);
  all.forEach((message) => heardUpTo(message.number));
  // It has been read; left there, it would be met again by whoever reads on.
  setTimeout(() => line.remove(), STAYS);
}

// What is only to be seen counts once the page is looked at.
let unseen = [];

function seen(message) {
  if (document.visibilityState === "visible") heardUpTo(message.number);
  else unseen.push(message.number);
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  unseen.splice(0).forEach(heardUpTo);
  if (gathered.length && gathering === null) give();
});
