// The table's page for everybody: it gets what all may know, and what the table says and hears, as it comes.
"use strict";

const words = JSON.parse(document.getElementById("words").textContent);
const $ = (id) => document.getElementById(id);
// So many letters are long for a caption: it is written smaller.
const MOST_LINES = 200, LONG = 80;
let socket = null, wait = 1, last = 0;

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

function take(message) {
  if (message.type === "board") {
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
  else if (message.type === "closed") { $("line-state").textContent = words.closed; wait = null; }
}

function open() {
  socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/eyes");
  socket.onopen = () => { wait = 1; $("line-state").textContent = ""; };
  socket.onmessage = (event) => take(JSON.parse(event.data));
  socket.onclose = () => {
    if (wait === null) return;
    $("line-state").textContent = words.lost;
    setTimeout(open, wait * 1000);
    wait = Math.min(8, wait * 2);
  };
}

$("join").onclick = () => {
  const shown = $("join").getAttribute("aria-expanded") === "true";
  $("join").setAttribute("aria-expanded", String(!shown));
  $("join-code").hidden = shown;
  if (!shown && socket.readyState === WebSocket.OPEN) socket.send("join");
};
$("whole").onclick = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
$("whole").hidden = !document.fullscreenEnabled;
open();
