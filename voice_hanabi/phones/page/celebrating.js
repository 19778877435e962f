// Fireworks for a firework that is whole, and for a good end. Nobody needs to see them: what they are for is
// said and written. For who wants less motion they stand still for a moment, small, and go.
"use strict";

const RAYS = 18, SECONDS = 1.5;

function burst(suit, place, many) {
  const [colour, path] = look(suit), made = svg("svg", { viewBox: "-100 -100 200 200", class: "rocket" });
  made.append(svg("path", { d: path, transform: "scale(.8)", fill: colour, class: "heart" }));
  for (let ray = 0; ray < RAYS; ray++) {
    const turned = svg("g", { transform: `rotate(${(ray * 360) / RAYS})` });
    turned.append(svg("path", { d: ray % 2 ? "M0-58V-78M0-86h0" : "M0-42V-58M0-66h0", stroke: colour, class: "ray" }));
    made.append(turned);
  }
  made.style.setProperty("--x", many > 1 ? Math.round(8 + (84 * place) / (many - 1)) + "vw" : "50vw");
  made.style.setProperty("--y", 14 + ((place * 37) % 50) + "vh");
  made.style.setProperty("--late", (place * .28).toFixed(2) + "s");
  return made;
}

// Light ``many`` fireworks in these suits; in all of them where none is named.
function celebrate(suits, many) {
  const sky = part("div", "", "sky"), all = suits.length ? suits : ["red", "yellow", "green", "blue", "white"];
  sky.setAttribute("aria-hidden", "true");
  sky.append(...[...Array(many).keys()].map((place) => burst(all[place % all.length], place, many)));
  document.body.append(sky);
  setTimeout(() => sky.remove(), (SECONDS + many * .28) * 1000);
}
