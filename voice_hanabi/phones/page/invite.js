// The invitation for others: a link, and digits that can be said.
"use strict";

// Whoever sits at the server's own computer came by an address that leads nobody else there.
const OWN = /^(localhost$|127\.|\[::1\])/;

function showInvitation({ token, code, address }) {
  $("invite-drawn").replaceChildren();
  $("invite").hidden = false;
  for (const part of ["invite-line", "invite-ways"]) $(part).hidden = !token;
  if (!token) { put($("invite-hint"), words["invite-locked"]); return; }
  const elsewhere = OWN.test(location.hostname) && !OWN.test(address.replace(/:\d+$/, ""));
  const link = (elsewhere ? "https://" + address : location.origin) + "/#" + token;
  put($("invite-hint"), words["invite-hint"].replace("#", code.replace(/(...)(?=.)/g, "$1 ")));
  put($("invite-link"), link);
  $("invite-link").href = link;
  const body = words["mail-body"].replace("#", link);
  $("invite-mail").href = "mailto:?" + new URLSearchParams({ subject: words["mail-subject"], body }).toString().replace(/\+/g, "%20");
}

// It would take the seat of whoever follows it here.
$("invite-link").addEventListener("click", (event) => { event.preventDefault(); $("invite-copy").click(); });
$("invite-copy").onclick = async () => {
  try {
    await navigator.clipboard.writeText($("invite-link").href);
    notice("invite-copied");
  } catch {
    getSelection().selectAllChildren($("invite-link"));
  }
};
$("invite-qr").onclick = () => send({ type: "draw", link: $("invite-link").href });

// For a phone's camera; what it says stands in the link above.
function drawInvitation(rows) {
  const space = "http://www.w3.org/2000/svg", edge = 4, size = rows.length + 2 * edge;
  const drawn = document.createElementNS(space, "svg"), light = document.createElementNS(space, "rect"), dark = document.createElementNS(space, "path");
  drawn.setAttribute("viewBox", `0 0 ${size} ${size}`);
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", words["invite-qr"]);
  for (const side of ["width", "height"]) light.setAttribute(side, size);
  light.setAttribute("fill", "#fff");
  const squares = rows.flatMap((row, down) => [...row].map((one, right) => (one === "1" ? `M${right + edge} ${down + edge}h1v1h-1z` : "")));
  dark.setAttribute("d", squares.join(""));
  drawn.append(light, dark);
  $("invite-drawn").replaceChildren(drawn);
}
