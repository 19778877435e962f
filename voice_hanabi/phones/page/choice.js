// The page's words, how its player wants to listen, and what this tab remembers of itself: what all of its
// scripts share.
"use strict";

const $ = (id) => document.getElementById(id);
let words = JSON.parse($("words").textContent);
let language = document.documentElement.lang;

// What is kept is kept by the browser; without its storage it is good until the page is left.

function stored(where, name) {
  return {
    get() { try { return JSON.parse(window[where].getItem(name)) || {}; } catch { return {}; } },
    set(value) { try { window[where].setItem(name, JSON.stringify(value)); } catch { /* a browser that keeps nothing */ } },
  };
}

const kept = stored("localStorage", "listening");
const choice = {
  how: null, everything: false, news: true, prompts: true, tones: true, tremble: true, keys: true, headset: false,
  pace: 1, volume: 1, voice: null, ...kept.get(),
};

function choose(change) {
  Object.assign(choice, change);
  kept.set(choice);
}

// The secret of the seat stands behind the '#' of the address, which is never sent to anybody. From the plain
// page to the secure one the way of listening, and who this page is, stand behind it.

function token() {
  return location.hash.slice(1).split("&")[0];
}

const brought = new URLSearchParams(location.hash.slice(1).split("&").slice(1).join("&"));
if (brought.has("how")) {
  choose({ how: brought.get("how") });
  history.replaceState(null, "", "#" + token());
}

function luggage() {
  return token() + "&" + new URLSearchParams({ how: choice.how || "", page: tab.page });
}

// A tab that is loaded again is no other phone, and what was heard in it is not said again. Of what was said
// nothing is kept, only up to which number of which seat it was heard; of the seat, a number made of its secret.

function mark() {
  return [...token()].reduce((sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16777619) >>> 0, 2166136261);
}

function someName() {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((one) => one.toString(16).padStart(2, "0")).join("");
}

const tabStore = stored("sessionStorage", "tab");
const tab = { page: brought.get("page") || someName(), seat: 0, heard: 0, ...tabStore.get() };

function tabHeard(number) {
  tab.seat = mark();
  tab.heard = number;
  tabStore.set(tab);
}
tabStore.set(tab);

// Whether there is no room in which all hear the table, so that the page tells all.
let far = false;

// Whether a tap has let the browser sound.
let unlocked = false;
