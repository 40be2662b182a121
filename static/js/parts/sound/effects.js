// Sound effects, synthesised from gliding tones: animals, bells, wood and cards.
import { runningContext } from "./sound.js";

/** @typedef {"cricket" | "hoot" | "spark" | "cock" | "knock" | "drum" | "bell" | "howl" | "card" | "shutter" | "shutters" | "knocks" | "rattle" | "stamp" | "fifth" | "wax" | "tear" | "match"} SoundName */

/**
 * Schedules one tone that glides from one pitch (Hz) to another. Times in seconds.
 * @param {AudioContext} on @param {{from: number, to: number, after?: number, lasts: number, loud: number, type?: OscillatorType}} how
 */
function glide(on, { from, to, after = 0, lasts, loud, type = "sine" }) {
  const start = on.currentTime + after;
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.linearRampToValueAtTime(to, start + lasts);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(loud, start + lasts * 0.25);
  gain.gain.linearRampToValueAtTime(0.0001, start + lasts);
  tone.connect(gain).connect(on.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}

/** By sound: its tones at full loudness. @type {Record<SoundName, Parameters<typeof glide>[1][]>} */
const SOUNDS = {
  cricket: [0, 0.06, 0.12].map((after) => ({ from: 4300, to: 4400, after, lasts: 0.04, loud: 0.012 })),
  hoot: [0, 0.9, 1.15].map((after) => ({ from: 390, to: 350, after, lasts: after ? 0.5 : 0.7, loud: 0.06 })),
  spark: [{ from: 1800, to: 500, lasts: 0.02, loud: 0.05, type: "square" }],
  cock: [
    { from: 700, to: 900, lasts: 0.2, loud: 0.08, type: "sawtooth" },
    { from: 900, to: 1100, after: 0.25, lasts: 0.2, loud: 0.08, type: "sawtooth" },
    { from: 1100, to: 1300, after: 0.5, lasts: 0.25, loud: 0.08, type: "sawtooth" },
    { from: 1300, to: 650, after: 0.8, lasts: 0.9, loud: 0.08, type: "sawtooth" },
  ],
  bell: [
    { from: 196, to: 195, lasts: 2.4, loud: 0.16 },
    { from: 470, to: 468, lasts: 1.2, loud: 0.06 },
  ],
  howl: [
    { from: 240, to: 520, lasts: 0.7, loud: 0.09, type: "triangle" },
    { from: 520, to: 500, after: 0.6, lasts: 0.9, loud: 0.09, type: "triangle" },
    { from: 500, to: 210, after: 1.3, lasts: 1.1, loud: 0.08, type: "triangle" },
  ],
  card: [
    { from: 3200, to: 900, lasts: 0.03, loud: 0.08, type: "square" },
    { from: 260, to: 140, lasts: 0.06, loud: 0.14, type: "triangle" },
  ],
  shutter: [0, 0.09].map((after) => ({ from: 190, to: 120, after, lasts: 0.07, loud: 0.12, type: "triangle" })),
  shutters: [0.6, 0.66, 0.71, 0.8].map((after) => ({
    from: 190,
    to: 120,
    after,
    lasts: 0.08,
    loud: 0.1,
    type: "triangle",
  })),
  knocks: [0, 0.42, 0.84].map((after) => ({ from: 150, to: 90, after, lasts: 0.16, loud: 0.26, type: "triangle" })),
  rattle: [...Array(14).keys()].map((at) => ({
    from: 900 + (at % 3) * 260,
    to: 500,
    after: 0.05 * at + 0.008 * at * at,
    lasts: 0.03,
    loud: 0.1,
    type: "square",
  })),
  stamp: [
    { from: 130, to: 48, after: 0.42, lasts: 0.22, loud: 0.4, type: "triangle" },
    { from: 1100, to: 200, after: 0.42, lasts: 0.03, loud: 0.08, type: "square" },
  ],
  fifth: [262, 393, 524].map((from) => ({ from, to: from * 1.002, after: 0.3, lasts: 1.2, loud: 0.06 })),
  wax: [{ from: 170, to: 110, lasts: 0.14, loud: 0.1, type: "triangle" }],
  tear: [...Array(9).keys()].map((at) => ({
    from: 1500 + (at % 3) * 500,
    to: 2600 + at * 120,
    after: 0.035 * at,
    lasts: 0.03,
    loud: 0.08,
    type: "square",
  })),
  match: [0, 0.06, 0.12].map((after) => ({ from: 3200, to: 900, after, lasts: 0.07, loud: 0.08, type: "square" })),
  knock: [{ from: 240, to: 130, lasts: 0.08, loud: 0.22, type: "triangle" }],
  drum: [0, 0.45].flatMap((after) => [
    { from: 110, to: 46, after, lasts: 0.7, loud: 0.4 },
    { from: 330, to: 170, after, lasts: 0.25, loud: 0.2 }, // small speakers play nothing so low
  ]),
};

/** @param {AudioContext} on @param {SoundName} which @param {number} loud */
export function schedule(on, which, loud) {
  for (const one of SOUNDS[which]) glide(on, { ...one, loud: one.loud * loud });
}

/** Plays a sound now; nothing while sound is blocked. @param {SoundName} which @param {number} loud 0 … 1 */
export function playSound(which, loud) {
  const context = runningContext();
  if (context && loud > 0) schedule(context, which, loud);
}
