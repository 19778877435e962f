// What there is to see and to tap: whose turn it is, the cards in groups, and what can be done with each.
"use strict";

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
