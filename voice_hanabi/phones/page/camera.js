// Cards of paper are shown to this phone's camera by their backs. The table reads them: what it answers says
// whether it has one, and what lacks where it hasn't, but never which card it is.
"use strict";

const PIECE = [0xfa, 0xce, ...[..."VH-pic"].map((letter) => letter.charCodeAt(0))];
const PIECE_BYTES = 15000;
// So long (ms) the page rests after a card, so that one is not read twice; between two pictures; without an answer.
const REST = 900, BETWEEN = 120, PATIENCE = 4000;
// The same lack must be seen for so long (ms) before it is said, and not again for a while.
const SURE = 1500, SAID_FOR = 5000;

let seeing = null, lacks = "", lacksSince = 0, lackSaid = 0, shot = 0;

async function startCamera() {
  if (seeing) return;
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } } });
    const video = document.createElement("video");
    video.srcObject = stream;
    video.muted = video.playsInline = true;
    await video.play();
    seeing = { stream, video, canvas: document.createElement("canvas") };
  } catch {
    notice(null, [words["camera-refused"]]);
    return;
  }
  $("camera").setAttribute("aria-pressed", "true");
  notice(null, [words["camera-on"]]);
  takePicture();
}

function stopCamera() {
  if (!seeing) return;
  for (const track of seeing.stream.getTracks()) track.stop();
  seeing = null;
  clearTimeout(shot);
  $("camera").setAttribute("aria-pressed", "false");
  notice(null, [words["camera-off"]]);
}

function later(wait) {
  clearTimeout(shot);
  shot = setTimeout(takePicture, wait);
}

async function takePicture() {
  if (!seeing) return;
  const { video, canvas } = seeing;
  later(PATIENCE);
  if (!greeted || !video.videoWidth) { later(BETWEEN); return; }
  const smaller = Math.min(1, 1280 / Math.max(video.videoWidth, video.videoHeight));
  canvas.width = video.videoWidth * smaller;
  canvas.height = video.videoHeight * smaller;
  canvas.getContext("2d").drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/jpeg", .6));
  if (blob && seeing) sendPicture(new Uint8Array(await blob.arrayBuffer()));
}

function sendPicture(bytes) {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    const part = bytes.subarray(start, start + PIECE_BYTES), last = start + PIECE_BYTES >= bytes.length;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    socket.send(new Uint8Array([...PIECE, last ? 1 : 0, ...part]));
  }
}

// What the table made of the last picture.
function cardSeen(what) {
  if (!seeing) return;
  if (what === "card") {
    lacks = "";
    cue("card", true);
    if (choice.tremble && navigator.vibrate) navigator.vibrate(60);
    later(REST);
    return;
  }
  const now = performance.now();
  if (what !== lacks) [lacks, lacksSince] = [what, now];
  else if (what !== "same" && now - lacksSince > SURE && now - lackSaid > SAID_FOR) {
    lackSaid = now;
    notice(null, [words["camera-" + what]]);
  }
  later(BETWEEN);
}

$("camera").onclick = () => (seeing ? stopCamera() : startCamera());
