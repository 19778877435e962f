// The 48 cards of hanafuda, drawn by us: the month's flower, what is special on the card, its number and word.
"use strict";

const INK = "#1b1712", PAPER = "#faf3e3", CRIMSON = "#c81e3c", LEAF = "#2f6b2f", PURPLE = "#6a3fa0", GOLD = "#e0a100", PINK = "#f29bb5";

const path = (d, fill, more) => svg("path", { d, fill, ...more });
const line = (d, stroke, width) => svg("path", { d, fill: "none", stroke, "stroke-width": width || 3, "stroke-linecap": "round" });
const dot = (cx, cy, r, fill, more) => svg("circle", { cx, cy, r, fill, ...more });
const placed = (x, y, scale, ...parts) => svg("g", { transform: `translate(${x} ${y}) scale(${scale})` }, ...parts);

// Petals around a middle.
function blossom(x, y, size, petals, fill, middle) {
  const round = [...Array(petals).keys()].map((place) => {
    const turn = svg("g", { transform: `rotate(${(place * 360) / petals})` });
    turn.append(svg("ellipse", { cx: 0, cy: -size * .62, rx: Math.min(size * .48, (size * 2.1) / petals), ry: size * .5, fill, stroke: INK, "stroke-width": .9 }));
    return turn;
  });
  return placed(x, y, 1, ...round, dot(0, 0, size * .26, middle, { stroke: INK, "stroke-width": .7 }));
}

function fan(x, y, size) {
  const needles = [-75, -50, -25, 0, 25, 50, 75].map((turn) => svg("path", { d: `M0 0V${-size}`, transform: `rotate(${turn})`, stroke: "#eaf5e6", "stroke-width": 1.4 }));
  return placed(x, y, 1, path(`M${-size} 0A${size} ${size} 0 0 1 ${size} 0Z`, LEAF, { stroke: INK }), ...needles);
}

function star(x, y, size, fill) {
  return placed(x, y, size / 20, path("M0-20 5-8 17-14 10-2 20 4 7 5 6 17 0 9-6 17-7 5-20 4-10-2-17-14-5-8Z", fill, { stroke: INK, "stroke-width": 1 }), line("M0 8V22", INK, 1.5));
}

const FLOWERS = [
  () => [line("M12 112Q40 100 88 108", "#6b4a2b", 6), fan(30, 108, 20), fan(68, 106, 22), fan(50, 86, 20), fan(20, 84, 14), fan(80, 82, 14)],
  () => [line("M10 112Q44 92 50 60M50 86Q70 74 86 76", "#5a3b22", 5), ...[[30, 98], [52, 62], [84, 76], [62, 92]].map(([x, y]) => blossom(x, y, 13, 5, CRIMSON, GOLD))],
  () => [line("M8 58Q50 70 92 54", "#5a3b22", 4), ...[[24, 70], [48, 82], [74, 72], [36, 100], [64, 102], [86, 94], [14, 94]].map(([x, y]) => blossom(x, y, 12, 5, PINK, CRIMSON))],
  () => [line("M6 48H94", LEAF, 4), ...[20, 40, 60, 80].flatMap((x, row) => [0, 1, 2, 3, 4].map((step) => dot(x + (step % 2) * 3, 58 + step * 11 + (row % 2) * 6, 7 - step, PURPLE, { stroke: INK, "stroke-width": .8 })))],
  () => [...[22, 36, 50, 64, 78].map((x, step) => path(`M${x} 114L${x - 6 + step * 3} 62L${x + 7} 114Z`, LEAF, { stroke: INK, "stroke-width": .8 })), ...[[34, 66], [68, 76]].map(([x, y]) => placed(x, y, 1, path("M0 0C-20-4-16-20 0-12C16-20 20-4 0 0ZM0 0C-14 4-12 18 0 14C12 18 14 4 0 0Z", PURPLE, { stroke: INK }), dot(0, 0, 3, GOLD)))],
  () => [...[[18, 96], [82, 98], [50, 112]].map(([x, y]) => path(`M${x - 14} ${y}Q${x} ${y - 18} ${x + 14} ${y}Q${x} ${y + 12} ${x - 14} ${y}Z`, LEAF, { stroke: INK })), blossom(50, 78, 30, 9, CRIMSON, GOLD), blossom(50, 78, 15, 6, PINK, GOLD)],
  () => [line("M16 114Q24 70 50 52M48 114Q52 80 82 58M78 114Q80 96 90 86", "#5a3b22", 2), ...[[24, 84], [34, 68], [58, 86], [70, 70], [84, 98], [20, 102], [50, 102]].flatMap(([x, y], step) => [[-6, 2], [6, 2], [0, -6]].map(([dx, dy]) => svg("ellipse", { cx: x + dx, cy: y + dy, rx: 6, ry: 4, fill: step % 2 ? CRIMSON : LEAF, stroke: INK, "stroke-width": .7 })))],
  () => [path("M4 118V104Q50 52 96 104V118Z", "#4a4d52", { stroke: INK }), ...[20, 32, 44, 56, 68, 80].map((x) => line(`M${x} 116Q${x + 2} 96 ${x + 8} 88`, "#f3ead2", 1.8))],
  () => [line("M50 116V84M50 108Q30 102 24 92M50 108Q70 102 78 92", LEAF, 4), blossom(50, 74, 22, 14, GOLD, "#8a5a00"), blossom(22, 90, 14, 12, "#f6d96b", "#8a5a00"), blossom(80, 90, 14, 12, CRIMSON, GOLD)],
  () => [star(28, 70, 19, CRIMSON), star(68, 64, 17, "#e8662a"), star(48, 96, 20, CRIMSON), star(82, 96, 15, "#e8662a"), star(16, 102, 14, "#e8662a")],
  () => [...[16, 30, 44, 58, 72, 86].map((x, step) => line(`M${x} 44Q${x + 6} 80 ${x - 2 + step} 114`, LEAF, 2.5)), ...[16, 44, 72].flatMap((x) => [60, 76, 92].map((y) => path(`M${x + 2} ${y}q9 3 7 13q-9-4-7-13`, LEAF)))],
  () => [path("M6 104Q22 74 46 106Q30 122 6 104Z", LEAF, { stroke: INK }), path("M94 104Q78 74 54 106Q70 122 94 104Z", LEAF, { stroke: INK }), ...[32, 50, 68].flatMap((x, row) => [0, 1, 2, 3].map((step) => dot(x + (step % 2 ? 4 : -4), 88 - step * 10 - (row === 1 ? 6 : 0), 5, PURPLE, { stroke: INK, "stroke-width": .8 })))],
];

// A bird that looks to the left; wings and tail by its colours.
function bird(x, y, scale, body, wing) {
  return placed(x, y, scale, path("M-30-8-22-12Q-8-16 4-4L34-10 10 10Q-6 16-18 4Z", body, { stroke: INK, "stroke-width": 1.5 }), path("M-6 0Q6-26 26-26Q14-14 12 2Z", wing, { stroke: INK, "stroke-width": 1.5 }), dot(-20, -7, 1.8, INK));
}

function beast(x, y, body, horn) {
  return placed(x, y, 1, path("M-30 10Q-34-12-14-14L14-14Q30-12 28 6L26 24H20L18 10H-10L-14 24H-20L-22 12Z", body, { stroke: INK, "stroke-width": 1.5 }), path("M-22-10-36-4-34 4-22 4Z", body, { stroke: INK, "stroke-width": 1.5 }), dot(-28, -2, 1.8, INK), horn || path("M-22-12-24-20-16-13Z", body, { stroke: INK }));
}

const bough = () => path("M-24-12-30-30M-28-24-36-30M-20-12-16-30M-17-24-10-30", "none", { stroke: INK, "stroke-width": 2.5 });
const butterfly = (x, y, scale, fill) => placed(x, y, scale, path("M0 0C-22-20-30 2-4 4C-22 16-6 24 0 6C6 24 22 16 4 4C30 2 22-20 0 0Z", fill, { stroke: INK, "stroke-width": 1.5 }), line("M0-4V10", INK, 2.5));

const SPECIAL = {
  "01-hikari": () => [dot(72, 36, 13, CRIMSON), placed(40, 60, 1, path("M-6 30 0-2Q-4-18 6-24L12-20Q4-14 8 0Q26 6 32 24Q10 30-6 18Z", "#fff", { stroke: INK, "stroke-width": 1.8 }), path("M30 22 40 34 20 26Z", INK), dot(5, -23, 4, CRIMSON), line("M-2-20-12-16", INK, 2))],
  "03-hikari": () => [path("M4 84Q50 94 96 84V116H4Z", "#fff", { stroke: INK, "stroke-width": 2 }), ...[12, 36, 60, 84].map((x) => path(`M${x - 6} 86h10v30h-10Z`, x % 24 ? PURPLE : CRIMSON))],
  "08-hikari": () => [svg("rect", { x: 5, y: 34, width: 90, height: 44, fill: CRIMSON }), dot(50, 62, 24, "#fff", { stroke: INK, "stroke-width": 1.5 })],
  "11-hikari": () => [path("M16 62Q50 30 84 62Z", GOLD, { stroke: INK, "stroke-width": 2 }), line("M50 62V88", INK, 3), dot(50, 78, 7, "#f3d9b8", { stroke: INK }), path("M38 114 42 84H58L62 114Z", CRIMSON, { stroke: INK, "stroke-width": 2 })],
  "12-hikari": () => [bird(46, 62, 1.15, GOLD, CRIMSON), line("M76 56Q96 66 84 96M74 60Q84 74 72 98", CRIMSON, 4)],
  "02-tane": () => [bird(52, 64, 1, "#7aa02c", "#4f7a1e")],
  "04-tane": () => [path("M78 30A14 14 0 1 0 90 50A18 18 0 0 1 78 30Z", GOLD, { stroke: INK }), bird(46, 66, 1.05, "#5b6b7b", "#33404d")],
  "05-tane": () => [...[[8, 100], [36, 92], [64, 100]].map(([x, y]) => path(`M${x} ${y}h28l-4 10h-28Z`, "#a3703c", { stroke: INK, "stroke-width": 1.5 })), line("M14 116V100M44 112V96M78 116V104", INK, 2)],
  "06-tane": () => [butterfly(34, 52, .95, GOLD), butterfly(74, 56, .75, "#fff")],
  "07-tane": () => [beast(54, 88, "#5a4030")],
  "08-tane": () => [bird(36, 48, .7, "#33404d", "#5b6b7b"), bird(68, 60, .7, "#33404d", "#5b6b7b"), bird(40, 76, .6, "#33404d", "#5b6b7b")],
  "09-tane": () => [path("M22 56H78Q76 80 58 84V92H66V98H34V92H42V84Q24 80 22 56Z", CRIMSON, { stroke: INK, "stroke-width": 2 }), svg("ellipse", { cx: 50, cy: 56, rx: 28, ry: 7, fill: "#fff", stroke: INK, "stroke-width": 2 })],
  "10-tane": () => [beast(54, 88, "#a3703c", bough()), ...[[46, 82], [58, 84], [68, 80]].map(([x, y]) => dot(x, y, 2.5, "#fff"))],
  "11-tane": () => [bird(50, 64, 1.05, CRIMSON, INK)],
  "11-kasu1": () => [svg("rect", { x: 5, y: 34, width: 90, height: 84, fill: INK }), path("M58 38 30 82H48L40 116 74 66H54Z", GOLD, { stroke: CRIMSON, "stroke-width": 2.5 })],
};

const POEM = ["01", "02", "03"], BLUE_RIBBON = ["06", "09", "10"];

function ribbon(month) {
  const colour = BLUE_RIBBON.includes(month) ? "#2b4fa8" : CRIMSON;
  const strokes = POEM.includes(month) ? [line("M54 58V78M48 66V92M60 84V100", "#fff", 2.5)] : [];
  if (BLUE_RIBBON.includes(month)) strokes.push(line("M43 54H61M40 66H59M37 94H57", "#fff", 3));
  return [path("M44 40H66L58 110H36Z", colour, { stroke: "#fff", "stroke-width": 5 }), path("M44 40H66L58 110H36Z", colour, { stroke: INK, "stroke-width": 1.5 }), ...strokes];
}

// The kind by a sign: a sun, a paw, a ribbon; a plain card has none.
const SIGNS = {
  hikari: () => [dot(84, 17, 6, GOLD, { stroke: INK }), ...[...Array(8).keys()].map((one) => svg("path", { d: "M0-8V-11", transform: `translate(84 17) rotate(${one * 45})`, stroke: INK, "stroke-width": 2 }))],
  tane: () => [svg("ellipse", { cx: 84, cy: 21, rx: 6, ry: 5, fill: INK }), ...[[76, 15], [81, 10], [87, 10], [92, 15]].map(([x, y]) => dot(x, y, 2.4, INK))],
  tan: () => [path("M79 8H92L88 27H76Z", CRIMSON, { stroke: INK, "stroke-width": 1.5 })],
};

function hanafudaCard(code, word) {
  if (code === "back") return [sheet(CRIMSON, INK), ...[1, 2, 3].map((step) => svg("rect", { x: 6 + step * 9, y: 6 + step * 12, width: 88 - step * 18, height: 128 - step * 24, rx: 6, fill: "none", stroke: PAPER, "stroke-width": 2 }))];
  const [month, kind] = code.split("-"), plain = kind.replace(/\d/, "");
  const parts = [sheet(PAPER, INK), ...FLOWERS[Number(month) - 1]()];
  if (SPECIAL[code]) parts.push(...SPECIAL[code]());
  else if (plain === "tan") parts.push(...ribbon(month));
  parts.push(svg("rect", { x: 5, y: 5, width: 34, height: 26, rx: 5, fill: INK }), letters(String(Number(month)), 22, 25, 21));
  if (SIGNS[plain]) parts.push(...SIGNS[plain]());
  const high = word.length > 11 && word.includes(" ") ? 26 : 19;
  parts.push(svg("rect", { x: 3.5, y: 136 - high, width: 93, height: high, rx: 6, fill: PAPER }), wordOn(word, 132, INK));
  return parts;
}
