// The page's words, and how its player wants to listen: what all of its scripts share.
"use strict";

const $ = (id) => document.getElementById(id);
let words = JSON.parse($("words").textContent);

// What the player chose; without storage the choice is good until the page is left.

const kept = {
  get() {
    try { return JSON.parse(localStorage.getItem("listening")) || {}; } catch { return {}; }
  },
  set(choice) {
    try { localStorage.setItem("listening", JSON.stringify(choice)); } catch { /* a browser that keeps nothing */ }
  },
};
const choice = { how: null, everything: false, pace: 1, ...kept.get() };
// Whether a tap has let the browser sound.
let unlocked = false;
