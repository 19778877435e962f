// A phone as a private ear: what is said to one seat is heard, shown and answered here.
//
// The messages are those of messages.py. The page keeps nothing but how its player wants to listen: the
// secret of the seat stands behind the '#' of its address, which is never sent to anybody.
"use strict";

const MOVED = 4001;

// The line to the table.

let socket = null, greeted = false, over = false, tries = 0, waiting = null;

function token() {
  return location.hash.slice(1);
}

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN && greeted) socket.send(JSON.stringify(message));
}

function call(first) {
  clearTimeout(waiting);
  if (socket) socket.onclose = null, socket.close();
  over = greeted = false;
  state("connecting");
  const line = socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/ears");
  line.binaryType = "arraybuffer";
  line.onopen = () => line.send(JSON.stringify(first));
  line.onmessage = (event) => { 
    if (line !== socket) return;
    if (typeof event.data === "string") take(JSON.parse(event.data));
    else tableVoice.take(event.data);
  };
  line.onclose = (event) => {
    if (line !== socket) return;
    // Who doesn't look is told by a sound, too.
    if (greeted && !over) cue("unheard");
    greeted = false;
    silent();
    if (over || event.code === MOVED) return;
    state("lost");
    waiting = setTimeout(again, Math.min(5000, 300 * 2 ** tries++));
  };
}

function again() {
  if (over || greeted || !token() || (socket && socket.readyState === WebSocket.CONNECTING)) return;
  call({ type: "token", token: token(), after: received || null });
}

function take(message) {
  switch (message.type) {
    case "key":
      history.replaceState(null, "", "#" + message.token);
      received = told = 0;
      break;
    case "greeting":
      greeted = true;
      tries = 0;
      enter(message);
      break;
    case "say":
    case "cut":
    case "shown":
      if (message.number <= received) return;
      received = message.number;
      if (message.type === "say") {
        message.source = message.number;
        unheard.add(message.number);
        if (choice.how) hear(message);
        else early.push(message);
      } else {
        if (message.type === "cut") cut(message);
        else show(message.view);
        heardUpTo(message.number);
      }
      break;
    case "refused":
      over = true;
      knock(
        message.why === "token" ? words["link-old"]
          : message.why === "wait" ? words["code-wait"].replace("#", Math.ceil(message.seconds / 60))
            : words["code-wrong"],
      );
      break;
    case "replaced":
    case "closed":
      over = true;
      // The table's voice is gone with it: what it has not said yet is read.
      if (message.type === "closed" && choice.how === "table") [mouth.now, ...mouth.queue].forEach((one) => one && readOut(one));
      mouth.cut(() => true);
      state(message.type);
      break;
  }
}

function cut(message) {
  mouth.cut((one) => one.public === message.public && message.kinds.includes(one.kind));
}

// Returns whether it was sent.
function say(text) {
  if (!greeted) {
    const why = over ? $("state").textContent : words.unsent;
    $("state").textContent = "";
    setTimeout(() => { $("state").textContent = why; }, 50);
    return false;
  }
  mouth.cut((message) => message.kind !== "news");
  closeCard(true);
  send({ type: "line", text });
  return true;
}

// The parts of the page.

let early = [];

function state(name) {
  $("state").textContent = words[name];
}

function only(id) {
  for (const part of ["door", "how", "game"]) $(part).hidden = part !== id;
}

function knock(problem) {
  mouth.cut(() => true);
  $("groups").replaceChildren();
  $("said").replaceChildren();
  shown = null;
  $("state").textContent = "";
  only("door");
  $("door-problem").textContent = problem;
  $("code").value = "";
  $("code").focus();
}

function enter(message) {
  words = message.words;
  document.documentElement.lang = message.language;
  for (const part of document.querySelectorAll("[data-word]")) part.textContent = words[part.dataset.word];
  document.title = message.seat + " – " + words.title;
  $("seat").textContent = message.seat;
  // It gets the focus: so the first words that are read tell whose page this is.
  $("how-title").textContent = message.seat + ": " + words.how;
  state("connected");
  $("talk").hidden = !(message.talk && navigator.mediaDevices);
  $("secure").hidden = !message.secure;
  if (message.secure) $("secure").href = message.secure + "/" + location.hash;
  language = message.language;
  $("how-table").hidden = !message.voice;
  if (choice.how === "table" && !message.voice) choice.how = null;
  tableVoice.anew();
  if (!choice.how || (["voice", "table"].includes(choice.how) && !unlocked)) {
    if (!$("how").hidden) return;
    only("how");
    $("how-title").focus();
  } else if ($("game").hidden) {
    begin();
  }
}

let language = "en";

function choose(how) {
  choice.how = how;
  kept.set(choice);
  unlocked = true;
  $("no-voice").hidden = true;
  openSound();
  mouth.anew();
  if (how === "voice" && "speechSynthesis" in window) {
    // iOS speaks only after it has spoken once in the hand of the player.
    speechSynthesis.speak(new SpeechSynthesisUtterance(" "));
    setTimeout(() => {
      if (!voiceFor(language)) {
        $("no-voice").hidden = false;
        only("how");
        choice.how = null;
        $("how-title").focus();
      }
    }, 1500);
  }
  begin();
}

function begin() {
  only("game");
  $("everything").checked = choice.everything;
  stayAwake();
  $("turn").focus();
  const missed = early;
  early = [];
  missed.forEach(hear);
}

let awake = null;

async function stayAwake() {
  if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
  try {
    awake = await navigator.wakeLock.request("screen");
    $("awake").hidden = true;
  } catch { /* a low battery, perhaps: the page says how to set the phone */ }
}

// What is said by tapping and typing.

$("door").addEventListener("submit", (event) => {
  event.preventDefault();
  const code = $("code").value.replace(/\D/g, "");
  if (code) call({ type: "code", code });
});
$("line").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = $("text").value.trim();
  if (!text || say(text)) $("text").value = "";
});
for (const button of document.querySelectorAll("[data-how]")) button.onclick = () => choose(button.dataset.how);
$("rechoose").onclick = () => { only("how"); $("how-title").focus(); };
$("everything").onchange = () => { choice.everything = $("everything").checked; kept.set(choice); };
$("repeat").onclick = () => {
  if (!last) return;
  const again = { ...last, cue: null, number: 0 };
  if (choice.how === "voice" || choice.how === "table") { mouth.cut(() => true); mouth.put(again); } else readOut(again);
};
$("stop").onclick = () => mouth.cut(() => true);
$("slower").onclick = () => pace(1 / 1.15);
$("faster").onclick = () => pace(1.15);

function pace(by) {
  choice.pace = Math.min(4, Math.max(.4, choice.pace * by));
  kept.set(choice);
  $("repeat").onclick();
}

// Coming back: from sleep, from out of range, with another link.

for (const what of ["online", "pageshow", "focus"]) addEventListener(what, () => { if (!greeted) again(); });
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  stayAwake();
  if (!greeted) again();
});
addEventListener("hashchange", () => {
  received = told = 0;
  unheard.clear();
  if (token()) call({ type: "token", token: token(), after: null });
});

if (token()) again();
else knock("");
