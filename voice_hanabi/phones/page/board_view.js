// The board as everybody sees it: whose turn it is, what is counted, the cards in groups. For the table's page
// and for games that are looked at again.
"use strict";

const part = (name, text, kind) => {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (kind) made.className = kind;
  return made;
};

const SIZES = { fireworks: "large", hand: "usual", possible: "small", field: "usual", looked: "usual", captured: "small", discards: "small" };

// A row of tokens: there, or spent; strikes are crosses. Its words stand beside it for who doesn't see.
function tokens(count) {
  const made = svg("svg", { viewBox: `0 0 ${count.most * 26} 26`, class: "tokens", "aria-hidden": "true" });
  for (let place = 0; place < count.most; place++) {
    const there = place < count.now, x = place * 26 + 13;
    if (count.kind === "strikes") {
      made.append(svg("rect", { x: x - 10, y: 3, width: 20, height: 20, rx: 4, class: there ? "strike" : "spent" }));
      if (there) made.append(svg("path", { d: `M${x - 6} 7 ${x + 6} 19M${x + 6} 7 ${x - 6} 19`, class: "cross" }));
    } else {
      made.append(svg("circle", { cx: x, cy: 13, r: 10, class: there ? "clue" : "spent" }));
    }
  }
  return made;
}

function counted(count) {
  const item = part("li", "", "count " + count.kind);
  if (count.most) item.append(tokens(count), part("span", count.words));
  else if (count.name) item.append(part("strong", String(count.now)), part("span", count.name));
  else item.append(part("strong", String(count.now)), part("span", count.words, "words"));
  return item;
}

function boardCard(card) {
  const item = part("li", "", ["held", card.mark || ""].join(" ").trim());
  item.dataset.face = card.face;
  const words = [card.name, card.note].filter(Boolean).join("; ");
  item.append(cardPicture(card.face, card.word || ""), part("span", words, "heard-only"));
  if (card.mark === "clued") item.append(svg("svg", { viewBox: "0 0 20 8", class: "told", "aria-hidden": "true" }, svg("path", { d: "M2 6 10 1 18 6", class: "cross" })));
  if (card.mark === "lost") item.append(svg("svg", { viewBox: "0 0 100 140", class: "gone", "aria-hidden": "true" }, svg("circle", { cx: 66, cy: 76, r: 25 }), svg("path", { d: "M54 64 78 88M78 64 54 88" })));
  if (Number.isInteger(card.since)) item.append(aged(card.since));
  if (card.role) item.append(part("span", card.brief, "role " + card.role));
  return item;
}

// How many turns a card has been in a hand, beside a clock. Since when, the card's own words tell.
function aged(since) {
  const made = part("span", "", "age");
  made.setAttribute("aria-hidden", "true");
  made.dataset.since = since;
  made.append(svg("svg", { viewBox: "0 0 20 20" }, svg("circle", { cx: 10, cy: 10, r: 8 }), svg("path", { d: "M10 5V10L14 12" })), part("span"));
  return made;
}

// Cards that lie in a pile by suit or kind: a new one begins a little apart.
function apart(items, group) {
  if (group.kind !== "discards" && group.kind !== "captured") return items;
  items.forEach((item, place) => item.classList.toggle("begins", place > 0 && group.cards[place].look !== group.cards[place - 1].look));
  return items;
}

function boardGroup(group, number) {
  const section = part("section", "", ["group", group.kind, group.turn ? "turn" : ""].join(" ").trim());
  const title = part("h2", group.title);
  title.id = "pile-" + String(number).replace(/\W/g, "-");
  section.setAttribute("aria-labelledby", title.id);
  const list = part("ul", "", "held-cards " + (SIZES[group.kind] || "usual"));
  list.setAttribute("role", "list");
  list.append(...apart(group.cards.map(boardCard), group));
  section.append(title, list);
  if (group.note) section.append(part("p", group.note, "note"));
  return section;
}

// What is as it was stays as it is; a card that is new somewhere comes in, unless motion is to be reduced.
function renew(section, group, number) {
  const fresh = boardGroup(group, number);
  if (!section) return fresh;
  const before = [...section.querySelectorAll(".held")].map((one) => one.dataset.face);
  [...fresh.querySelectorAll(".held")].forEach((one, place) => {
    if (before[place] !== one.dataset.face) one.classList.add("fresh");
    if (one.classList.contains("whole") && before[place] !== one.dataset.face) one.classList.add("burst");
  });
  return fresh;
}

const finished = (board) => board.groups.flatMap((group) => group.cards.filter((card) => card.mark === "whole").map((card) => card.face));

// ``steps`` tells whether it follows what was there, and is not jumped to.
function drawBoard(place, board, steps = true) {
  const before = place.board;
  place.board = board;
  if (steps && before && before.game === board.game) {
    const whole = finished(before), news = finished(board).filter((face) => !whole.includes(face));
    if (board.joy && !before.joy) celebrate([], 9);
    else if (news.length) celebrate(news.map((face) => face.split("/")[1]), 3);
  }
  const parts = place.drawn || (place.drawn = []);
  place.querySelector(".board-title").textContent = board.title;
  place.classList.toggle("over", board.over);
  place.classList.toggle("joy", board.over && board.joy);
  place.querySelector(".counts").replaceChildren(...board.counts.map(counted));
  place.querySelector(".board-facts").textContent = board.facts.join(" ");
  const groups = place.querySelector(".piles");
  groups.className = "piles " + board.game;
  board.groups.forEach((group, number) => {
    const text = JSON.stringify(group);
    if (parts[number] && parts[number].text === text) return;
    const made = renew(parts[number] && parts[number].section, group, number);
    if (parts[number]) parts[number].section.replaceWith(made);
    else groups.append(made);
    parts[number] = { text, section: made };
  });
  for (const age of groups.querySelectorAll(".age")) age.lastChild.textContent = Math.max(0, board.turn - Math.max(1, age.dataset.since));
  while (parts.length > board.groups.length) parts.pop().section.remove();
}
