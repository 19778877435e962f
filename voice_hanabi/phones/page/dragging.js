// One's own card drawn to where it is played or discarded, for who plays by eyes: what is let go of there is said
// to the table as a tap says it, and can be taken back as long. Everywhere else it goes back to its place.
"use strict";

const FAR = 14, SAME = 300;
let drawn = null, endedAt = -SAME;

function draggable(face) {
  return choice.how === "eyes" && face && face.card && face.card.deeds.length && face.dataset.place.startsWith("0.");
}

function targets(deeds) {
  const place = element("div", "", "targets");
  place.setAttribute("aria-hidden", "true");
  place.append(...deeds.map((deed) => {
    const target = element("div", capital(deed), "target");
    target.deed = deed;
    return target;
  }));
  document.body.append(place);
  return place;
}

function under(event) {
  return [...drawn.targets.children].find((one) => {
    const box = one.getBoundingClientRect();
    return event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  });
}

function drag(event) {
  if (!drawn || event.pointerId !== drawn.pointer) return;
  const across = event.clientX - drawn.x, down = event.clientY - drawn.y;
  if (!drawn.targets) {
    if (Math.hypot(across, down) < FAR) return;
    closeCard(false);
    drawn.targets = targets(drawn.face.card.deeds);
    drawn.face.setPointerCapture(event.pointerId);
    drawn.face.classList.add("drawn");
  }
  drawn.face.style.transform = `translate(${across}px, ${down}px)`;
  for (const one of drawn.targets.children) one.classList.toggle("over", one === under(event));
}

function letCardGo(event) {
  if (!drawn || event.pointerId !== drawn.pointer) return;
  const target = drawn.targets && event.type === "pointerup" ? under(event) : null, { face, targets: place } = drawn;
  drawn = null;
  face.classList.remove("drawn");
  face.style.transform = "";
  if (!place) return;
  place.remove();
  endedAt = performance.now();
  if (target) say(target.deed);
}

$("groups").addEventListener("pointerdown", (event) => {
  const face = event.target.closest(".card");
  if (draggable(face) && event.isPrimary && event.button === 0) drawn = { face, x: event.clientX, y: event.clientY, pointer: event.pointerId, targets: null };
});
$("groups").addEventListener("pointermove", drag);
// The click that ends a drag opens nothing.
$("groups").addEventListener("click", (event) => { if (performance.now() - endedAt < SAME) event.stopPropagation(); }, true);
for (const end of ["pointerup", "pointercancel"]) $("groups").addEventListener(end, letCardGo);

// Who plays by eyes has the cards first, and what can be done above them; who listens, what can be said.
function arrange() {
  const eyes = choice.how === "eyes";
  document.body.classList.toggle("eyes", eyes);
  if (eyes) {
    $("facts").after($("deeds"), $("groups"));
  } else {
    $("asked-title").after($("deeds"));
    $("invite").after($("groups"));
  }
}
