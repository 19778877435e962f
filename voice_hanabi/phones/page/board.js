// The table's page for everybody: it gets what all may know, and what the table says and hears, as it comes.
"use strict";

const words = JSON.parse(document.getElementById("words").textContent);
const $ = (id) => document.getElementById(id);
// So many letters are long for a caption: it is written smaller.
const MOST_LINES = 200, LONG = 80;
let socket = null, wait = 1, last = 0, evening = null;
// What this page may look by: at home nothing is needed; elsewhere digits, and then a secret, which stands
// behind the '#' of the address so that a screen that is loaded again comes back. At which worker it is, too.
let brought = location.hash.length > 1 ? { token: location.hash.slice(1) } : {}, worker = "";

function caption(message) {
  if (message.number <= last) return;
  last = message.number;
  const line = part("li", "", message.who);
  line.lang = message.language;
  line.append(part("span", words["board-" + message.who] + " ", "who"), part("span", message.text));
  $("history").prepend(line);
  while ($("history").children.length > MOST_LINES) $("history").lastChild.remove();
  const now = part("p", "", message.who);
  now.lang = message.language;
  now.classList.toggle("long", message.text.length > LONG);
  now.append(part("span", words["board-" + message.who] + " ", "who"), part("span", message.text));
  $("captions").append(now);
  while ($("captions").children.length > 2) $("captions").firstChild.remove();
  // Where there is room for little, the newest sentence is read from its beginning.
  $("captions").parentNode.scrollTop = now.offsetTop;
}

// The address as a QR code: whoever scans it is asked for the code that the table reads aloud.
function drawCode(message) {
  const rows = message.rows, size = rows.length + 8;
  const made = svg("svg", { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": message.address, class: "code" });
  made.append(svg("rect", { width: size, height: size, fill: "#fff" }));
  const dark = rows.flatMap((row, y) => [...row].map((one, x) => (one === "1" ? `M${x + 4} ${y + 4}h1v1h-1z` : ""))).join("");
  made.append(svg("path", { d: dark, fill: "#000", "shape-rendering": "crispEdges" }));
  $("join-code").replaceChildren(made, part("p", message.address));
}

// What was said at another table, or before its server began anew, counts its sentences from one again.
function forget() {
  last = 0;
  for (const place of ["captions", "history", "join-code"]) $(place).replaceChildren();
}

// Digits are asked for, with why those that were brought are good no more.
function knock(why, seconds) {
  wait = null;
  history.replaceState(null, "", location.pathname);
  forget();
  $("seen").hidden = true;
  $("door").hidden = false;
  $("door-problem").textContent = why === "wait" ? words["code-wait"].replace("#", Math.ceil(seconds / 60)) : words["refused-" + why] || "";
  $("code").value = "";
  $("code").focus();
}

function take(message) {
  if (message.type === "board") {
    if (message.evening !== evening) forget();
    evening = message.evening;
    $("door").hidden = true;
    $("seen").hidden = false;
    $("line-state").textContent = "";
    document.documentElement.lang = message.language;
    Object.assign(words, message.words);
    for (const one of document.querySelectorAll("[data-word]")) one.textContent = words[one.dataset.word] || "";
    document.title = words["board-page"];
    $("join").hidden = !message.joins;
    $("board").hidden = !message.view;
    $("nothing").hidden = Boolean(message.view);
    if (message.view) drawBoard($("board"), message.view);
    $("moves-section").hidden = !message.moves.length;
    $("last-moves").replaceChildren(...message.moves.map((move) => part("li", move)).reverse());
  } else if (message.type === "caption") caption(message);
  else if (message.type === "join") drawCode(message);
  else if (message.type === "key") {
    brought = { token: message.token };
    history.replaceState(null, "", "#" + message.token);
  } else if (message.type === "elsewhere") worker = message.at;
  else if (message.type === "refused") knock(message.why, message.seconds);
  else if (message.type === "closed") { $("line-state").textContent = words.closed; wait = null; }
}

function open() {
  socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/eyes" + (worker && "?at=" + encodeURIComponent(worker)));
  const asked = worker;
  // Whoever does not answer there is asked for no more.
  worker = "";
  socket.onopen = () => { wait = 1; socket.send(JSON.stringify({ type: "look", ...brought })); };
  socket.onmessage = (event) => take(JSON.parse(event.data));
  socket.onclose = () => {
    if (wait === null) return;
    if (worker && worker !== asked) { open(); return; }
    $("line-state").textContent = words.lost;
    setTimeout(open, wait * 1000);
    wait = Math.min(8, wait * 2);
  };
}

$("door").addEventListener("submit", (event) => {
  event.preventDefault();
  brought = { code: $("code").value.replace(/\D/g, "") };
  wait = 1;
  open();
});
$("join").onclick = () => {
  const shown = $("join").getAttribute("aria-expanded") === "true";
  $("join").setAttribute("aria-expanded", String(!shown));
  $("join-code").hidden = shown;
  if (!shown && socket.readyState === WebSocket.OPEN) socket.send("join");
};
$("whole").onclick = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
$("whole").hidden = !document.fullscreenEnabled;
open();
