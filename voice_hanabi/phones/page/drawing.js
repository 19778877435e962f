// Cards drawn as SVG: Hanabi's suits by colour, shape and word, and what a card can still be. A card has a
// face by name ('hanabi/red/3', 'hanafuda/01-hikari') and one word to stand in it.
"use strict";

const WIDE = 100, HIGH = 140, MIDDLE = { x: 52, y: 72 };

function svg(name, attributes, ...parts) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...parts);
  return made;
}

// Each suit has a colour and a shape of its own, told apart without the colour.
const SUITS = {
  red: ["#ff6b6b", "M0-26 24 20 0 8-24 20Z"],
  yellow: ["#ffd93d", "M0-28 7-9 27-9 11 4 17 23 0 12-17 23-11 4-27-9-7-9Z"],
  green: ["#51cf66", "M0-27C30-22 30 18 0 27C-30 18-30-22 0-27ZM0-27V27"],
  blue: ["#74b9ff", "M0-28 22 0 0 28-22 0Z"],
  white: ["#ffffff", "M-24 0A24 24 0 1 0 24 0A24 24 0 1 0-24 0ZM-12 0A12 12 0 1 0 12 0A12 12 0 1 0-12 0Z"],
  rainbow: ["#e599f7", "M-27 18A27 27 0 0 1 27 18H17A17 17 0 0 0-17 18ZM-11 18A11 11 0 0 1 11 18Z"],
  black: ["#b8c4d0", "M-8-26H8V-8H26V8H8V26H-8V8H-26V-8H-8Z"],
};
const NIGHT = { ground: "#141a24", edge: "#8fa1b3", ink: "#ffffff" };

// A suit that isn't known here may be a colour by its name.
function look(suit) {
  return SUITS[suit] || [/^[a-z]+$/.test(suit) ? suit : NIGHT.edge, "M-22-22H22V22H-22Z"];
}

function shape(suit, x, y, scale, hollow) {
  const [colour, path] = look(suit);
  return svg("path", {
    d: path, transform: `translate(${x} ${y}) scale(${scale})`, fill: hollow ? "none" : colour, stroke: hollow ? colour : NIGHT.ground,
    "stroke-width": hollow ? 3 : 1.5, "fill-rule": "evenodd", "stroke-linejoin": "round", "stroke-dasharray": hollow ? "6 5" : "none",
  });
}

function letters(text, x, y, size, more) {
  return svg("text", { x, y, "font-size": size, "font-weight": 700, "text-anchor": "middle", fill: NIGHT.ink, "font-family": "system-ui, sans-serif", ...more }, text);
}

// A word on a card is never cut nor broken: a long one is written smaller, two long ones below each other.
function wordOn(text, y, colour) {
  const gap = text.length > 11 ? text.indexOf(" ") : -1;
  const lines = gap < 0 ? [text] : [text.slice(0, gap), text.slice(gap + 1)];
  const size = Math.min(lines.length > 1 ? 13 : 17, 128 / Math.max(...lines.map((one) => one.length), 1));
  return svg("g", {}, ...lines.map((one, place) => letters(one, WIDE / 2, y - (lines.length - 1 - place) * 11.5, size, { fill: colour, "font-weight": 600 })));
}

function sheet(fill, edge) {
  return svg("rect", { x: 2, y: 2, width: WIDE - 4, height: HIGH - 4, rx: 9, fill, stroke: edge, "stroke-width": 3 });
}

// A firework in the sky: the higher the rank, the wider it has opened. Where the rank stands there is no spark.
const TURN = 2.39996, SPARKS = 13;

function sparks(colour, rank) {
  const found = [];
  for (let spark = 0; spark < rank * SPARKS; spark++) {
    const far = 24 + .34 * spark, x = MIDDLE.x + far * Math.sin(spark * TURN), y = MIDDLE.y - far * Math.cos(spark * TURN);
    if (x > 7 && x < WIDE - 7 && y < 115 && !(x < 40 && y < 48)) found.push(`M${x.toFixed(1)} ${y.toFixed(1)}h0`);
  }
  return svg("path", { d: found.join(""), stroke: colour, "stroke-width": 3.6, "stroke-linecap": "round", fill: "none" });
}

// What a card can be, in rows of two or three, each row in the middle.
function small(suits, top) {
  const wide = suits.length > 4 ? 3 : 2, apart = wide === 3 ? 27 : 36;
  return suits.map((suit, place) => {
    const row = Math.floor(place / wide), there = Math.min(wide, suits.length - row * wide);
    return shape(suit, WIDE / 2 + ((place % wide) - (there - 1) / 2) * apart, top + row * 31, wide === 3 ? .42 : .52);
  });
}

function hanabiCard(suits, ranks, word) {
  const can = suits ? suits.split(".") : [], numbers = ranks ? ranks.split(".") : [];
  const suit = can.length === 1 ? can[0] : "", rank = numbers.length === 1 ? numbers[0] : "";
  const parts = [sheet(NIGHT.ground, suit ? look(suit)[0] : NIGHT.edge)];
  if (suit && rank === "0") {
    // The place of a firework that has no card yet.
    return [...parts, shape(suit, 50, 62, 1.2, true), wordOn(word, 130, NIGHT.ink)];
  }
  if (suit && rank) parts.push(sparks(look(suit)[0], Number(rank)));
  if (suit) parts.push(shape(suit, rank ? MIDDLE.x : 50, MIDDLE.y, rank ? .68 : 1.25));
  else if (!can.length) parts.push(letters("?", rank ? 58 : 50, 92, rank ? 44 : 56, { fill: "#c9d3dc" }));
  else parts.push(...small(can, can.length > 2 ? 66 : 78));
  if (rank) parts.push(letters(rank, 22, 42, 44));
  else if (numbers.length) parts.push(letters(numbers.join(" "), 50, 28, 19));
  if (word) parts.push(wordOn(word, 130, NIGHT.ink));
  return parts;
}

function cardPicture(face, word) {
  const [game, ...rest] = face.split("/");
  const made = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "picture", "aria-hidden": "true", focusable: "false" });
  made.append(...(game === "hanafuda" ? hanafudaCard(rest[0], word) : hanabiCard(rest[0], rest[1], word)));
  return made;
}
