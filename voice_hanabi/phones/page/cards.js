// What there is to see and to tap: whose turn it is, what can be done, the cards in groups. What is there stays
// where it is when the table changes: whoever is at a card, or at a button, stays at it.
"use strict";

let shown = null, open = null;

function show(view) {
  const before = shown;
  shown = view;
  $("turn").textContent = view ? view.title : words.nothing;
  $("facts").textContent = view ? view.facts.join(" ") : "";
  $("turn").classList.toggle("yours", Boolean(view && view.turn));
  showGroups(view ? view.groups : []);
  fill($("deeds"), view ? view.deeds : [], $("turn"));
  if (view && view.turn && !(before && before.turn)) {
    tremble();
    // With a voice the tone stands before its words.
    if (!sounds()) cue("turn");
  }
}

function element(name, text, kind) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

function put(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

function capital(text) {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

// A button for each deed; one that was there stays. If the one with the focus goes, that has the focus next.
function fill(place, deeds, next) {
  const had = place.contains(document.activeElement);
  for (const button of [...place.children]) if (!deeds.includes(button.dataset.deed)) button.remove();
  deeds.forEach((deed, number) => {
    let button = place.children[number];
    if (!button || button.dataset.deed !== deed) {
      button = element("button", capital(deed));
      button.type = "button";
      button.dataset.deed = deed;
      button.onclick = () => say(deed);
      place.insertBefore(button, place.children[number] || null);
    }
    preview(button, deed);
  });
  while (place.children.length > deeds.length) place.lastChild.remove();
  if (had && !place.contains(document.activeElement)) next.focus();
}

function showGroups(groups) {
  const at = document.activeElement && document.activeElement.dataset.place;
  while ($("groups").children.length > groups.length) leave($("groups").lastChild).remove();
  groups.forEach((group, row) => {
    const section = $("groups").children[row] || $("groups").appendChild(emptyGroup(row));
    put(section.firstChild, group.title);
    const list = section.children[1];
    list.className = "cards of-" + Math.min(5, group.cards.length > 5 ? 4 : group.cards.length);
    while (list.children.length > group.cards.length) leave(list.lastChild).remove();
    group.cards.forEach((card, column) => {
      const item = list.children[column] || list.appendChild(emptyCard(row + "." + column));
      showCard(item.firstChild, card);
    });
  });
  if (open) refresh();
  if (at && !document.querySelector(`[data-place="${at}"]`)) nearest(at).focus();
}

function emptyGroup(row) {
  const section = element("section"), title = element("h2"), list = element("ul", "", "cards");
  title.id = "group-" + row;
  title.tabIndex = -1;
  section.setAttribute("aria-labelledby", title.id);
  list.setAttribute("role", "list");
  section.append(title, list);
  return section;
}

function emptyCard(place) {
  const item = element("li"), face = element("button", "", "card");
  face.type = "button";
  face.dataset.place = place;
  face.setAttribute("aria-expanded", "false");
  face.setAttribute("aria-controls", "chosen");
  for (const kind of ["sign", "brief", "heard-only"]) face.append(element("span", "", kind));
  face.children[0].setAttribute("aria-hidden", "true");
  face.children[1].setAttribute("aria-hidden", "true");
  face.onclick = () => (open === face ? closeCard(true) : openCard(face));
  item.append(face);
  return item;
}

function showCard(face, card) {
  face.card = card;
  // What a finger or a clue that is looked at has marked stays marked, whatever news come.
  face.classList.toggle("can", card.deeds.length > 0);
  face.classList.toggle("has-picture", Boolean(card.face));
  face.classList.toggle("noted", card.mark === "noted");
  if (face.drawn !== card.face + card.word) {
    face.drawn = card.face + card.word;
    const picture = face.querySelector(".picture");
    if (picture) picture.remove();
    if (card.face) face.prepend(cardPicture(card.face, card.word));
  }
  put(face.querySelector(".sign"), card.face ? "" : card.sign);
  put(face.querySelector(".brief"), card.face ? "" : card.brief || card.name);
  put(face.querySelector(".heard-only"), wholeName(card));
}

// The cards that can be named by the same words, as one hand: a clue touches them all.
function touchedBy(deed) {
  if (!open) return [];
  const hand = [...open.closest("ul").querySelectorAll(".card")];
  return hand[0] === open && hand.length === 1 ? [] : hand.map((face) => face.card.deeds.includes(deed));
}

// What a clue touches is seen before it is sent: in the button, and on the cards while it is pointed at.
function preview(button, deed) {
  const hit = touchedBy(deed), before = button.querySelector(".preview");
  // The same words touch other cards than they did.
  if (before) before.remove();
  button.removeAttribute("aria-description");
  if (!open || open.closest("section") === $("groups").firstChild || !hit.includes(true)) return;
  const small = element("span", "", "preview");
  small.setAttribute("aria-hidden", "true");
  small.append(...hit.map((one) => element("i", "", one ? "hit" : "")));
  button.append(small);
  const faces = [...open.closest("ul").querySelectorAll(".card")];
  const names = faces.filter((face, place) => hit[place]).map((face) => face.card.name).join(", ");
  button.setAttribute("aria-description", names);
  button.onpointerenter = button.onfocus = () => markTouched(deed);
  button.onpointerleave = button.onblur = () => markTouched(null);
}

function markTouched(deed) {
  for (const face of document.querySelectorAll("#groups .card")) {
    const same = deed !== null && open && face.closest("ul") === open.closest("ul");
    face.classList.toggle("touched", Boolean(same && face.card.deeds.includes(deed)));
  }
}

function wholeName(card) {
  return [card.name, card.note].filter(Boolean).join("; ");
}

// What stands beside or in a part that goes is not lost with it.
function leave(part) {
  if (open && part.contains(open)) closeCard(false);
  return part;
}

function nearest(place) {
  const row = place.split(".")[0];
  return [...document.querySelectorAll(`[data-place^="${row}."]`)].pop() || $("turn");
}

function openCard(face) {
  closeCard(false);
  open = face;
  face.setAttribute("aria-expanded", "true");
  face.closest("section").append($("chosen"));
  $("chosen").hidden = false;
  refresh();
  ($("chosen-deeds").firstChild || $("chosen-title")).focus();
  if (sounds()) aloud([face.card.name, face.card.note]);
}

function refresh() {
  put($("chosen-title"), wholeName(open.card));
  fill($("chosen-deeds"), open.card.deeds, open);
}

function closeCard(back) {
  if (open) {
    open.setAttribute("aria-expanded", "false");
    if (back) open.focus();
  }
  markTouched(null);
  open = null;
  $("chosen").hidden = true;
  $("groups").after($("chosen"));
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

// Go to a group of cards; with a voice all of it is read.
function goToGroup(row) {
  const section = $("groups").children[row];
  if (!section) { aloud([words.nothing]); return; }
  section.firstChild.focus();
  if (sounds()) aloud([section.firstChild.textContent, ...shown.groups[row].cards.flatMap((card) => [card.name, card.note])]);
}

let other = 0;
// Each time the next group, beginning anew after a while at the own cards.
function goToOthers() {
  const groups = $("groups").children.length;
  other = groups > 1 ? other % (groups - 1) + 1 : 0;
  goToGroup(other);
}

let touched = null;
$("groups").addEventListener("touchstart", (event) => { touched = event.touches.length === 1 ? event.touches[0] : null; }, { passive: true });
$("groups").addEventListener("touchend", (event) => {
  if (!touched) return;
  const across = event.changedTouches[0].clientX - touched.clientX, down = event.changedTouches[0].clientY - touched.clientY;
  if (Math.abs(across) > 60 && Math.abs(across) > 2 * Math.abs(down)) step(across < 0 ? 1 : -1, false);
  touched = null;
}, { passive: true });
