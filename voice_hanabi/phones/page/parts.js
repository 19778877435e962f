// A page that shows all parts in all states, to be looked at by whoever changes them: every card, every board.
"use strict";

const data = JSON.parse(document.getElementById("data").textContent);

for (const { title, cards } of data.cards) {
  const section = boardGroup({ title, cards, kind: "parts", note: "" }, title);
  document.querySelector("#cards").append(section);
}
data.boards.forEach(({ title, board }) => {
  const place = document.querySelector("#example").content.cloneNode(true).firstElementChild;
  document.querySelector("#boards").append(part("h2", title), place);
  drawBoard(place, board);
  // A page has each name once.
  for (const group of place.querySelectorAll(".group h2")) {
    group.id = title + group.id;
    group.parentNode.setAttribute("aria-labelledby", group.id);
  }
});
