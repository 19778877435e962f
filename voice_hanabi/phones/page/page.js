// The page's parts: the door, the choice of listening, the game, and its settings.
"use strict";

let secureAddress = null;

function state(name) {
  $("state").textContent = words[name];
}

function only(id) {
  for (const part of ["door", "how", "warning", "game"]) $(part).hidden = part !== id;
}

function knock(problem) {
  mouth.cut(() => true);
  clearSaid();
  show(null);
  $("state").textContent = "";
  only("door");
  $("door-problem").textContent = problem;
  $("open-table").hidden = !words["open-table"];
  $("code").value = "";
  $("code").focus();
}

function enter(message) {
  words = message.words;
  language = document.documentElement.lang = message.language;
  for (const part of document.querySelectorAll("[data-word]")) part.textContent = words[part.dataset.word] || "";
  rename(message.seat);
  // It gets the focus: so the first words that are read tell whose page this is.
  $("how-title").textContent = message.seat + ": " + words.how;
  secureAddress = message.secure;
  tableSpeaks = message.voice;
  far = message.far;
  callServers = message.call;
  $("headset").hidden = !callServers;
  $("everything").hidden = far;
  if (wantsCall) theCall.begin();
  $("talk").hidden = !(message.talk && navigator.mediaDevices);
  $("camera").hidden = !(message.camera && navigator.mediaDevices);
  $("secure").hidden = !message.secure;
  $("talk-none").hidden = Boolean(message.secure || message.call) || !$("talk").hidden;
  $("how-table").hidden = !message.voice;
  if (choice.how === "table" && !message.voice) choose({ how: null });
  tableVoice.anew();
  callVoice.anew();
  if (!choice.how) {
    if (!$("how").hidden) return;
    only("how");
    $("how-title").focus();
  } else if ($("game").hidden && $("warning").hidden) {
    begin();
  }
  keepNotices();
}

// What must be said without a line the table's voice says beforehand, once nothing else is to be said.
function keepNotices() {
  setTimeout(() => {
    const needed = greeted && tableSpeaks && tableVoice.context && (choice.how === "table" || (choice.how === "voice" && !phoneVoice.for(language)));
    if (needed) tableVoice.keep(["lost", "replaced", "closed", "unsent"].map((name) => words[name]), speed(local("")));
  }, 1000);
}

function listenBy(how) {
  choose({ how });
  noVoiceTold = phoneVoice.broken = false;
  unlock();
  startCall();
  mouth.anew();
  begin();
  keepNotices();
}

function begin() {
  only("game");
  arrange();
  $("unlock").hidden = !sounds() || unlocked;
  for (const box of document.querySelectorAll("[data-choice]")) box.checked = choice[box.dataset.choice];
  showVoices();
  stayAwake();
  if (!$("talk").hidden || sounds()) takeHeadset();
  ($("unlock").hidden ? $("turn") : $("unlock")).focus();
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

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  stayAwake();
  if (!greeted) again();
});

// What is said by typing.

$("door").addEventListener("submit", (event) => {
  event.preventDefault();
  const code = $("code").value.replace(/\D/g, "");
  if (code) call({ type: "code", code, page: tab.page });
});
$("line").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = $("text").value.trim();
  if (!text || say(text)) $("text").value = "";
});

// The settings.

for (const button of document.querySelectorAll("[data-how]")) button.onclick = () => listenBy(button.dataset.how);
for (const box of document.querySelectorAll("[data-choice]")) box.onchange = () => choose({ [box.dataset.choice]: box.checked });
$("rechoose").onclick = () => { only("how"); $("how-title").focus(); };
$("unlock").onclick = () => { unlock(); $("turn").focus(); };
$("slower").onclick = () => sample({ pace: Math.max(.4, choice.pace / 1.15) });
$("faster").onclick = () => sample({ pace: Math.min(4, choice.pace * 1.15) });
$("quieter").onclick = () => sample({ volume: Math.max(.1, choice.volume / 1.25) });
$("louder").onclick = () => sample({ volume: Math.min(2, choice.volume * 1.25) });
$("voice").onchange = () => sample({ voice: $("voice").value });

function sample(change) {
  choose(change);
  theCall.louder();
  if (sounds()) repeat();
}

function rename(seat) {
  document.title = seat + " – " + words.title;
  $("seat").textContent = seat;
}

function showVoices() {
  const voices = phoneVoice.of(language);
  $("voices").hidden = choice.how !== "voice" || voices.length < 2;
  $("voice").replaceChildren(...voices.map((one) => {
    const option = element("option", one.name);
    option.value = one.voiceURI || one.name;
    option.selected = one === phoneVoice.for(language);
    return option;
  }));
}

phoneVoice.load();
if (token()) again();
else knock("");
