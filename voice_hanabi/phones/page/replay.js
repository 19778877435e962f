// A finished game, stepped through by keys, buttons or the slider. It stands in one file with all it needs.
"use strict";

const game = JSON.parse(document.getElementById("data").textContent);
const $ = (id) => document.getElementById(id);
let here = 0;

function go(to) {
  const before = here;
  here = Math.max(0, Math.min(game.steps.length - 1, to));
  const step = game.steps[here];
  $("told").textContent = step.text;
  $("advice").hidden = !step.advice;
  $("advice").lastElementChild.textContent = step.advice;
  $("step").value = here;
  $("step").setAttribute("aria-valuetext", here + " / " + (game.steps.length - 1));
  const cards = (group) => ({ ...group, cards: group.cards.map((one) => game.cards[one]) });
  const groups = step.board.groups.map((number) => cards(game.groups[number])), counts = step.board.counts.map((number) => game.counts[number]);
  drawBoard($("board"), { ...step.board, groups, counts }, here === before + 1);
  for (const one of $("moves").children) one.toggleAttribute("aria-current", false);
  if (here) $("moves").children[here - 1].setAttribute("aria-current", "step");
  $("first").disabled = $("back").disabled = here === 0;
  $("next").disabled = $("final").disabled = here === game.steps.length - 1;
}

$("step").max = game.steps.length - 1;
$("step").oninput = () => go(Number($("step").value));
$("first").onclick = () => go(0);
$("back").onclick = () => go(here - 1);
$("next").onclick = () => go(here + 1);
$("final").onclick = () => go(game.steps.length - 1);
game.steps.slice(1).forEach((step, place) => {
  const line = document.createElement("li"), button = document.createElement("button");
  button.type = "button";
  button.textContent = step.text;
  button.onclick = () => go(place + 1);
  line.append(button);
  $("moves").append(line);
});

const KEYS = { ArrowRight: () => go(here + 1), ArrowLeft: () => go(here - 1), Home: () => go(0), End: () => go(game.steps.length - 1) };
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target === $("step") || !KEYS[event.key]) return;
  event.preventDefault();
  KEYS[event.key]();
});
go(0);
