// A phone as a private ear: what is said to one seat is heard, shown and answered here.
//
// The messages are those of messages.py. The page keeps nothing but how its player wants to listen: the
// secret of the seat stands behind the '#' of its address, which is never sent to anybody.
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
const MOVED = 4001;
const SAMPLES_A_SECOND = 16000;
const BLOCK = 1024;

const $ = (id) => document.getElementById(id);
let words = JSON.parse($("words").textContent);

// What the player chose; without storage the choice is good until the page is left.

const kept = {
  get() {
    try { return JSON.parse(localStorage.getItem("listening")) || {}; } catch { return {}; }
  },
  set(choice) {
    try { localStorage.setItem("listening", JSON.stringify(choice)); } catch { /* a browser that keeps nothing */ }
  },
};
const choice = { how: null, everything: false, pace: 1, ...kept.get() };
let unlocked = false;

// Hearing: the phone's own voice, the table's, or the screen reader through live regions.

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
      sound.onstatechange = () => { if (sound.state === "running" && greeted) state("connected"); };
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

// What there is to see.

let shown = null, open = null;

function show(view) {
  const before = shown;
  shown = view;
  $("turn").textContent = view ? view.title : words.nothing;
  $("facts").textContent = view ? view.facts.join(" ") : "";
  $("turn").classList.toggle("yours", Boolean(view && view.turn));
  if (!view || !before || JSON.stringify(view.groups) !== JSON.stringify(before.groups)) showGroups(view ? view.groups : []);
  fill($("deeds"), view ? view.deeds : []);
}

function element(name, text, kind) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

function capital(text) {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

function fill(place, deeds) {
  const labels = deeds.map(capital);
  if (labels.join("\n") === [...place.children].map((one) => one.textContent).join("\n")) return;
  const had = place.contains(document.activeElement) ? document.activeElement.textContent : null;
  place.replaceChildren(...deeds.map((words) => {
    const button = element("button", capital(words));
    button.type = "button";
    button.onclick = () => say(words);
    return button;
  }));
  if (had !== null) ([...place.children].find((one) => one.textContent === had) || $("turn")).focus();
}

function showGroups(groups) {
  // Whoever is at a card stays at its place.
  const at = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.place : null;
  closeCard(false);
  $("groups").replaceChildren(...groups.map((group, row) => {
    const section = element("section"), title = element("h3", group.title), list = element("ul", "", "cards");
    title.id = "group-" + row;
    section.setAttribute("aria-labelledby", title.id);
    list.setAttribute("role", "list");
    group.cards.forEach((card, column) => list.append(cardItem(card, row, column)));
    section.append(title, list);
    return section;
  }));
  const places = [...document.querySelectorAll("[data-place]")];
  if (places.length) places[0].tabIndex = 0;
  if (at) (document.querySelector(`[data-place="${at}"]`) || $("turn")).focus();
}

function cardItem(card, row, column) {
  const item = element("li"), active = card.deeds.length > 0;
  const face = element(active ? "button" : "div", "", "card");
  if (/^[a-z]+$/.test(card.look)) face.classList.add(card.look);
  const sign = element("span", card.sign, "sign");
  sign.setAttribute("aria-hidden", "true");
  face.append(sign, element("span", card.name, "name"));
  if (card.note) face.append(element("span", card.note, "note"));
  face.dataset.place = row + "." + column;
  if (active) {
    face.type = "button";
    face.setAttribute("aria-expanded", "false");
    face.setAttribute("aria-controls", "chosen");
    face.onclick = () => (open === face ? closeCard(true) : openCard(face, card));
  } else {
    face.tabIndex = -1;
  }
  item.append(face);
  return item;
}

function openCard(face, card) {
  closeCard(false);
  open = face;
  face.setAttribute("aria-expanded", "true");
  face.closest("section").append($("chosen"));
  $("chosen-title").textContent = card.name;
  fill($("chosen-deeds"), card.deeds);
  $("chosen").hidden = false;
  $("chosen-deeds").firstChild.focus();
}

function closeCard(back) {
  if (open) {
    open.setAttribute("aria-expanded", "false");
    if (back) open.focus();
  }
  open = null;
  $("chosen").hidden = true;
  $("groups").after($("chosen"));
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

function step(way, rows) {
  const all = [...document.querySelectorAll("[data-place]")];
  const here = all.indexOf(document.activeElement);
  if (here < 0) { if (all.length) all[0].focus(); return; }
  let next = here + way;
  if (rows) {
    const row = (one) => Number(one.dataset.place.split(".")[0]);
    const mine = row(all[here]);
    next = all.findIndex((one) => row(one) === mine + way);
  }
  if (all[next]) all[next].focus();
}

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
  const steps = { ArrowRight: [1, false], ArrowLeft: [-1, false], ArrowDown: [1, true], ArrowUp: [-1, true] };
  if (event.key in steps && event.target.closest("#groups")) {
    event.preventDefault();
    step(...steps[event.key]);
  } else if (event.key === "Escape") {
    if (open) closeCard(true);
    else mouth.cut(() => true);
  }
});

let touched = null;
$("groups").addEventListener("touchstart", (event) => { touched = event.touches.length === 1 ? event.touches[0] : null; }, { passive: true });
$("groups").addEventListener("touchend", (event) => {
  if (!touched) return;
  const across = event.changedTouches[0].clientX - touched.clientX, down = event.changedTouches[0].clientY - touched.clientY;
  if (Math.abs(across) > 60 && Math.abs(across) > 2 * Math.abs(down)) step(across < 0 ? 1 : -1, false);
  touched = null;
}, { passive: true });

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

// Talking to the phone's own microphone, as long as the button is held. Who presses it with a screen
// reader or a key, once to begin and once to end.

let taps = null, held = false;

async function microphone() {
  if (taps) return taps;
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  const context = new AudioContext({ sampleRate: SAMPLES_A_SECOND });
  await context.audioWorklet.addModule("/talk.js");
  const tap = new AudioWorkletNode(context, "tap");
  let block = new Int16Array(BLOCK), filled = 0;
  tap.port.onmessage = (event) => {
    if (!held || !greeted) return;
    for (const sample of event.data) {
      block[filled++] = Math.max(-1, Math.min(1, sample)) * 32767;
      if (filled === BLOCK) {
        socket.send(block.buffer);
        block = new Int16Array(BLOCK);
        filled = 0;
      }
    }
  };
  context.createMediaStreamSource(stream).connect(tap);
  return (taps = context);
}

async function hold() {
  if (held) return;
  held = true;
  mouth.cut(() => true);
  $("talk").setAttribute("aria-pressed", "true");
  try {
    const context = await microphone();
    await context.resume();
    if (held) {
      send({ type: "talk", on: true });
      $("state").textContent = words.talking;
    }
  } catch {
    letGo();
    $("state").textContent = words["talk-refused"];
  }
}

function letGo() {
  if (!held) return;
  held = false;
  $("talk").setAttribute("aria-pressed", "false");
  send({ type: "talk", on: false });
  if (greeted) state("connected");
}

$("talk").addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  event.preventDefault();
  $("talk").focus();
  hold();
});
for (const what of ["pointerup", "pointercancel", "pointerleave"]) $("talk").addEventListener(what, letGo);
$("talk").addEventListener("contextmenu", (event) => event.preventDefault());
$("talk").addEventListener("click", (event) => {
  if (event.detail === 0) (held ? letGo : hold)();
});

function silent() {
  // Without a line there is nobody to talk to.
  letGo();
}

if (token()) again();
else knock("");
