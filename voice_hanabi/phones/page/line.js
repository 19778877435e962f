// The line to the table: alive, or known dead. Both sides send a beat every few seconds; what the player says is
// confirmed, or told to be unsent and sent again.
//
// The messages are those of messages.py.
"use strict";

const MOVED = 4001;
const BEAT = 2000;
// So long (ms) the table may be silent; and so long a lost line may take to come back before it is told.
const DEAD = 5000, GRACE = 1500;
// So long (ms) at most until it is tried again.
const MOST = 2000;
// After so many ms without a confirmation a line is told to be unsent.
const UNSENT = 3000;

let socket = null, greeted = false, over = false, entered = false, tries = 0, waiting = null;
// At which worker the table was last, for the server in front; what was said first, for the worker that has it.
let worker = "", first = null;
let heardFrom = 0, beaten = 0, ticked = 0, lostAt = 0, lostTold = false;

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN && greeted) socket.send(JSON.stringify(message));
}

function call(message) {
  clearTimeout(waiting);
  first = message;
  if (socket) socket.onclose = null, socket.close();
  over = greeted = false;
  if (!lostTold) state("connecting");
  const line = socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/ears" + (worker && "?at=" + encodeURIComponent(worker)));
  // Whoever does not answer there is asked for no more.
  worker = "";
  heardFrom = performance.now();
  line.binaryType = "arraybuffer";
  line.onopen = () => line.send(JSON.stringify(first));
  line.onmessage = (event) => {
    if (line !== socket) return;
    heardFrom = performance.now();
    if (typeof event.data === "string") take(JSON.parse(event.data));
    else if (!callVoice.take(new DataView(event.data).getUint16(6, true))) tableVoice.take(event.data);
  };
  line.onclose = (event) => {
    if (line === socket) lost(event.code === MOVED);
  };
}

function again() {
  if (over || greeted || !token() || (socket && socket.readyState === WebSocket.CONNECTING)) return;
  const heard = entered ? told : tab.seat === mark() ? tab.heard : null;
  call({ type: "token", token: token(), after: entered ? received : null, heard, page: tab.page });
}

// The seat is another one, or nobody's: what was taken and heard does not count for it.
function anotherSeat() {
  entered = false;
  received = told = 0;
  unheard.clear();
  outgoing.length = 0;
}

function lost(forGood) {
  greeted = false;
  silent();
  if (over || forGood) return;
  if (!lostAt) lostAt = performance.now();
  clearTimeout(waiting);
  waiting = setTimeout(again, Math.min(MOST, 300 * 2 ** tries++));
}

function drop() {
  socket.onclose = null;
  socket.close();
  socket = null;
  lostAt = performance.now() - GRACE;
  lost(false);
}

setInterval(() => {
  const now = performance.now();
  // A page that slept knows nothing of the time between: it asks, and listens once more.
  if (now - ticked > 3 * BEAT) heardFrom = Math.max(heardFrom, now - DEAD / 2);
  ticked = now;
  if (over) return;
  if (greeted && now - beaten >= BEAT) {
    beaten = now;
    send({ type: "beat" });
  }
  if (socket && socket.readyState <= WebSocket.OPEN && now - heardFrom > DEAD) drop();
  if (lostAt && !lostTold && now - lostAt >= GRACE) {
    lostTold = true;
    cue("unheard", true);
    notice("lost");
  }
  for (const line of outgoing) {
    if (!line.told && now - line.at > UNSENT) tellUnsent(line);
  }
}, 250);

function take(message) {
  switch (message.type) {
    case "key":
      history.replaceState(null, "", "#" + message.token);
      anotherSeat();
      break;
    case "greeting":
      greeted = true;
      tries = 0;
      greet(message);
      break;
    case "past":
      addSaid(message);
      break;
    case "say":
    case "cut":
    case "forget":
    case "shown":
      if (message.number > received) takeNumbered(message);
      break;
    case "call":
      theCall.take(message.sdp);
      break;
    case "invitation":
      showInvitation(message);
      break;
    case "card":
      cardSeen(message.what);
      break;
    case "drawn":
      drawInvitation(message.rows);
      break;
    case "named":
      rename(message.seat);
      break;
    case "taken":
      taken(message.id);
      break;
    case "elsewhere":
      worker = message.at;
      socket.onclose = null;
      socket.close();
      socket = null;
      clearTimeout(waiting);
      waiting = setTimeout(() => call(first), tries ? Math.min(MOST, 300 * 2 ** tries) : 0);
      tries++;
      break;
    case "refused":
      over = true;
      theCall.end();
      anotherSeat();
      knock(
        words["refused-" + message.why] ? words["refused-" + message.why]
          : message.why === "token" ? words["link-old"]
          : message.why === "wait" ? words["code-wait"].replace("#", Math.ceil(message.seconds / 60))
            : words["code-wrong"],
      );
      break;
    case "replaced":
    case "closed":
      over = true;
      theCall.end();
      // The table's voice is gone with it: what it has not said yet is read.
      if (message.type === "closed" && choice.how === "table") [mouth.now, ...mouth.queue].forEach((one) => one && readOut(one));
      mouth.cut(() => true);
      notice(message.type);
      break;
  }
}

function takeNumbered(message) {
  received = message.number;
  if (message.type === "say") {
    unheard.add(message.number);
    if (choice.how) hear(message);
    else early.push(message);
    return;
  }
  if (message.type === "cut") mouth.cut((one) => !one.local && one.public === message.public && message.kinds.includes(one.kind));
  else if (message.type === "forget") forget();
  else show(message.view);
  heardUpTo(message.number);
}

function greet(message) {
  if (!entered) received = told = Math.max(message.number, 0);
  entered = true;
  lostAt = 0;
  enter(message);
  // How things stand now comes first, then what was missed.
  show(message.view);
  if (lostTold) {
    lostTold = false;
    notice("back", [words.back, ...(message.view ? [message.view.title] : [])]);
  } else {
    state("connected");
  }
  tellHeard();
  const view = JSON.stringify(message.view);
  for (const line of [...outgoing]) {
    if (message.lines.includes(line.id)) taken(line.id);
    else if (line.view === view) sendLine(line);
    else staleLine(line);
  }
}

// What the player says.

const outgoing = [];
const load = someName();
let count = 0;

// Returns whether the page keeps it until the table has it.
function say(text) {
  if (over) {
    notice(null, [$("state").textContent]);
    return false;
  }
  mouth.cut((message) => message.kind !== "news");
  closeCard(true);
  const line = { id: load + "." + ++count, text, view: JSON.stringify(shown), told: false, at: performance.now() };
  outgoing.push(line);
  if (greeted) sendLine(line);
  else tellUnsent(line);
  return true;
}

function sendLine(line) {
  send({ type: "line", text: line.text, id: line.id });
}

function tellUnsent(line) {
  line.told = true;
  notice("unsent");
}

function taken(id) {
  const at = outgoing.findIndex((line) => line.id === id);
  if (at < 0) return;
  const [line] = outgoing.splice(at, 1);
  if (line.told) notice("sent");
}

// Others went on meanwhile: what was right then may be wrong now, so its player decides.
function staleLine(line) {
  outgoing.splice(outgoing.indexOf(line), 1);
  if (!$("text").value) $("text").value = line.text;
  notice(null, [words.stale.replace("#", line.text)]);
}

// Coming back: from sleep, from out of range, with another link.

for (const what of ["online", "pageshow", "focus"]) addEventListener(what, () => { if (!greeted) again(); });
addEventListener("offline", () => { if (greeted) heardFrom = Math.min(heardFrom, performance.now() - DEAD / 2); });
addEventListener("hashchange", () => {
  anotherSeat();
  over = false;
  if (socket) socket.onclose = null, socket.close(), socket = null;
  greeted = false;
  again();
});
