// Hearing: what was said goes to the phone's own voice, the table's, or the screen reader; and what has really
// been heard is told to the table, so that nothing is lost and nothing comes twice.
"use strict";

function speed(message) {
  return Math.round(100 * Math.min(4, Math.max(.4, message.rate * choice.pace))) / 100;
}

function loudness(message) {
  return Math.min(1, message.volume * choice.volume);
}

const tableVoice = new TableVoice(
  (source, part, rate) => send(typeof source === "number"
    ? { type: "speak", number: source, part, rate } : { type: "read", text: source, part, rate }),
  (message, failed) => mouth.spoken(message, !failed),
);

// Whether the table can speak to this phone; whether it was told that it has to.
let tableSpeaks = false, noVoiceTold = false;

const mouth = {
  queue: [],
  now: null,
  turn: 0,
  put(message) {
    this.queue.push(message);
    if (!this.now) this.next();
    else this.prepare();
  },
  // Before all that waits; what it breaks off is said again afterwards. An answer is dropped, unless only notices
  // break it off: nothing else was asked for.
  first(messages) {
    const broken = this.now, same = (one) => one.number && messages.some((message) => message.number === one.number);
    // What is asked for again while it waits is said once.
    this.queue = this.queue.filter((message) => !(message.local && message.kind === "answer") && !same(message));
    if (broken) {
      this.quiet();
      if (same(broken)) { /* it begins again */ }
      else if (broken.kind === "answer" && messages.some((one) => one.kind !== "notice")) heardUpTo(broken.number);
      else this.queue.unshift(broken);
    }
    this.queue.unshift(...messages);
    this.next();
  },
  // At once, but one behind the other.
  urgent(messages) {
    if (!this.now || this.now.kind !== "notice") { this.first(messages); return; }
    const behind = this.queue.findIndex((message) => message.kind !== "notice");
    this.queue.splice(behind < 0 ? this.queue.length : behind, 0, ...messages);
  },
  prepare() {
    const next = this.queue[0];
    if (next && next.text && this.way(next) === "table") tableVoice.prepare(next, speed(next));
  },
  // How a text is said: voice, table, or read; null while that is not known yet.
  way(message) {
    if (!sounds()) return "read";
    if (!unlocked || (choice.how === "voice" && !phoneVoice.settled)) return null;
    const phone = phoneVoice.for(message.language);
    const table = tableSpeaks && tableVoice.context && !message.untold;
    if (choice.how === "table" && tableSpeaks && theCall.ready && !message.untold) return "call";
    if (choice.how === "voice" && phone) return "voice";
    // What comes from here must be said without a line, too.
    if (table && (greeted || !message.local || tableVoice.has(message.source, speed(message)))) return "table";
    return phone ? "voice" : "read";
  },
  next() {
    const message = this.queue[0];
    if (!message) { this.now = null; return; }
    const way = this.way(message);
    if (way === null) { this.now = null; return; }
    if (choice.how === "voice" && way !== "voice" && !noVoiceTold && greeted) {
      noVoiceTold = true;
      const text = words[way === "table" ? "no-voice" : "no-voice-at-all"];
      $("state").textContent = text;
      this.queue.unshift(local(text));
      this.next();
      return;
    }
    this.queue.shift();
    this.now = message;
    message.way = way;
    theCall.listen();
    const turn = ++this.turn;
    const wait = message.cued ? 0 : cue(message.cue);
    message.cued = true;
    if (!message.text) { this.done(message); return; }
    if (way === "call") {
      setTimeout(() => { if (this.turn === turn) callVoice.say(message, speed(message)); }, wait * 1000);
    } else if (way === "table") {
      tableVoice.say(message, speed(message), wait, loudness(message));
      setTimeout(() => { if (sound.state !== "running" && this.turn === turn) state("sound-off"); }, 1000);
      this.prepare();
    } else if (way === "voice") {
      phoneVoice.speak(message, phoneVoice.for(message.language), speed(message), (heard) => {
        if (this.turn === turn) this.spoken(message, heard);
      });
    } else {
      // Its number counts once it is in its region.
      readOut(message);
      this.now = null;
      this.next();
    }
  },
  // All of a text was said, or it could not be: then it is tried again, and then in another way.
  spoken(message, heard) {
    if (this.now !== message) return;
    if (heard) { this.done(message); return; }
    this.quiet();
    if (message.way === "table" || message.way === "call") {
      message.untold = true;
      state("table-voice-failed");
    } else {
      message.tries = (message.tries || 0) + 1;
      if (message.tries >= VOICE_FAILS) phoneVoice.broken = true;
    }
    this.queue.unshift(message);
    this.next();
  },
  done(message) {
    if (this.now !== message) return;
    this.now = null;
    this.turn++;
    heardUpTo(message.number);
    this.next();
    theCall.listen();
  },
  cut(wanted) {
    const cut = this.queue.filter(wanted);
    this.queue = this.queue.filter((message) => !wanted(message));
    const now = this.now;
    if (now && wanted(now)) {
      this.quiet();
      cut.push(now);
    }
    cut.forEach((message) => heardUpTo(message.number));
    if (!this.now) this.next();
  },
  quiet() {
    this.now = null;
    this.turn++;
    phoneVoice.stop();
    tableVoice.stop();
    callVoice.stop();
    theCall.listen();
  },
  // Go on, where something was waited for.
  go() {
    if (!this.now) this.next();
  },
  // Say what was being said, and what waits, in the way that was chosen now.
  anew() {
    const now = this.now;
    if (now) {
      this.quiet();
      this.queue.unshift(now);
    }
    this.next();
  },
};

function sounds() {
  return choice.how === "voice" || choice.how === "table";
}

// A text of the page's own, or of what it shows.
function local(text) {
  return { local: true, public: false, kind: "answer", cue: null, text, language, rate: 1, volume: 1, number: 0, source: text };
}

// What the listener asked for just now, in the way they listen.
function aloud(texts) {
  tellNow(texts.filter(Boolean).map(local));
}

function tellNow(messages) {
  if (sounds()) mouth.first(messages);
  else messages.forEach(readOut);
}

// Something about the page itself: seen, and heard. A screen reader reads it where it stands.
function notice(name, texts = [words[name]]) {
  $("state").textContent = "";
  setTimeout(() => { $("state").textContent = texts.join(" "); }, 50);
  if (sounds()) mouth.urgent(texts.map((text) => ({ ...local(text), kind: "notice" })));
}

let early = [];

function hear(message) {
  message.source = message.number;
  addSaid(message);
  if (!isTold(message) || (message.kind === "news" && !choice.news && message.cue !== "turn") || (message.kind === "prompt" && !choice.prompts)) {
    heardUpTo(message.number);
  } else if (sounds()) {
    mouth.put(message);
  } else {
    cue(message.cue);
    if (choice.how === "reader" && message.text) readOut(message);
    else seen(message);
  }
}

// What has been heard, told to the table: nothing of it comes again.

const unheard = new Set();
let received = 0, told = 0;

function heardUpTo(number) {
  unheard.delete(number);
  const all = unheard.size ? Math.min(...unheard) - 1 : received;
  if (all > told) {
    told = all;
    tabHeard(all);
    tellHeard();
  }
}

function tellHeard() {
  if (told) send({ type: "heard", number: told });
}
