// The table's own voice on this phone: each sentence is asked for, comes as blocks of sound, and is played
// behind the one before without a gap. The blocks are those of messages.py.
"use strict";

const HEAD = 12, PART_ENDS = 1, TEXT_ENDS = 2, FAILED = 4;
const VOICE_SAMPLES_A_SECOND = 22050;
// Seconds of sound ahead with which the next sentence is not asked for yet.
const ENOUGH = 3;
// Seconds until what has come is heard: enough for a phone to have it ready.
const LEAD = .03;
const MOST_ASKED = 4;

class TableVoice {
  // ask(number, part, rate) sends for a sentence; ended(message, failed) is told when all of a text was heard.
  constructor(ask, ended) {
    this.ask = ask;
    this.ended = ended;
    this.context = this.out = null;
    this.now = this.ahead = null;
    this.asked = [];
    this.sounding = new Set();
    this.until = 0;
    this.later = null;
    this.keeping = [];
    this.kept = new Map();
  }

  // Have these texts at hand, for when there is no line.
  keep(sources, rate) {
    this.keeping = sources.filter((source) => !this.has(source, rate)).map((source) => this.text({ source }, rate));
    this.want();
  }

  has(source, rate) {
    return this.kept.has(rate + source);
  }

  // Sound into a context that a tap has unlocked.
  into(context) {
    if (this.context === context) return;
    this.context = context;
    this.out = context.createGain();
    this.out.connect(context.destination);
  }

  // Say a text after so many seconds, so loud; nothing else is being said.
  say(message, rate, wait, volume) {
    this.stop();
    const ready = this.ahead && this.ahead.message === message && this.ahead.rate === rate;
    this.now = ready ? this.ahead : this.text(message, rate);
    this.ahead = null;
    if (this.has(message.source, rate)) Object.assign(this.now, { over: true, early: [...this.kept.get(rate + message.source)] });
    this.out.gain.setValueAtTime(volume, this.context.currentTime);
    this.until = this.context.currentTime + wait;
    for (const block of this.now.early.splice(0)) this.play(block);
    this.want();
    this.perhapsEnded();
  }

  // Have the beginning of what comes next.
  prepare(message, rate) {
    if (this.ahead && this.ahead.message === message && this.ahead.rate === rate) return;
    this.ahead = this.text(message, rate);
    this.want();
  }

  // Be silent at once.
  stop() {
    clearTimeout(this.later);
    this.now = null;
    for (const source of this.sounding) {
      source.onended = null;
      source.stop();
    }
    this.sounding.clear();
  }

  // The line is new: what was asked for on the old one does not come any more.
  anew() {
    this.asked = [];
    this.ahead = null;
    for (const text of [this.now, ...this.keeping]) {
      if (!text || !text.waits) continue;
      text.waits = false;
      text.skip = text.blocks;
    }
    this.want();
  }

  text(message, rate) {
    // blocks of the sentence have come; as many as skip come again after the line was lost.
    return { message, rate, part: 0, blocks: 0, skip: 0, waits: false, early: [], over: false, failed: false };
  }

  want() {
    clearTimeout(this.later);
    const now = this.now;
    if (now && !now.over && !now.waits) {
      const spare = this.until - this.context.currentTime - ENOUGH;
      if (spare > 0) this.later = setTimeout(() => this.want(), Math.min(spare, 1) * 1000);
      else this.send(now);
    }
    if (this.ahead && !this.ahead.waits && this.ahead.part === 0) this.send(this.ahead);
    if (!this.asked.length && this.keeping.length) this.send(this.keeping[0]);
  }

  send(text) {
    // Who taps quickly asks for much that is not wanted any more: the rest waits until that has come.
    if (this.asked.length >= MOST_ASKED) return;
    text.waits = true;
    this.asked.push(text);
    this.ask(text.message.source, text.part, text.rate);
  }

  // A block has come.
  take(bytes) {
    const text = this.asked[0], head = new DataView(bytes);
    if (!text || bytes.byteLength < HEAD) return;
    const flags = head.getUint16(6, true), rate = head.getUint32(8, true);
    const seen = text.skip > 0;
    if (seen) text.skip--;
    else {
      text.blocks++;
      const block = { samples: new Int16Array(bytes, HEAD), rate };
      if (text === this.now) this.play(block);
      else text.early.push(block);
    }
    if (flags & PART_ENDS) {
      this.asked.shift();
      text.waits = false;
      text.part++;
      text.blocks = text.skip = 0;
      text.over = Boolean(flags & TEXT_ENDS);
      text.failed = Boolean(flags & FAILED);
      if (text.over && text === this.keeping[0]) {
        this.keeping.shift();
        if (!text.failed) this.kept.set(text.rate + text.message.source, text.early);
      }
    }
    this.want();
    this.perhapsEnded();
  }

  play({ samples, rate }) {
    if (!samples.length) return;
    const buffer = this.context.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(Float32Array.from(samples, (one) => one / 32768), 0);
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.out);
    const begin = Math.max(this.until, this.context.currentTime + LEAD);
    source.start(begin);
    this.until = begin + buffer.duration;
    this.sounding.add(source);
    source.onended = () => {
      this.sounding.delete(source);
      this.perhapsEnded();
    };
  }

  perhapsEnded() {
    const now = this.now;
    if (!now || !now.over || this.sounding.size) return;
    this.now = null;
    this.ended(now.message, now.failed);
  }
}
