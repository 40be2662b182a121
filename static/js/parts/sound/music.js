// Music while people gather, by day and at the end, synthesised from plucked tones. It depends only on the tone of the
// view and the clock, as ambience.js does, and is silent at night.
import { computed, effect } from "@preact/signals";
import { now } from "../../clock.js";
import { view } from "../../store.js";
import { noise } from "../shapes/noise.js";
import { audible, runningContext } from "./sound.js";
import { LOUDEST, voice } from "./speech.js";

/**
 * For each tone of the view: seconds of a beat, how many beats rest, and its chords (MIDI numbers, the bass first), a bar each.
 * @type {Record<string, {beat: number, rests: number, chords: number[][]}>}
 */
const MOODS = {
  table: { beat: 0.42, rests: 0.25, chords: [[50, 57, 62, 65], [48, 55, 60, 64], [53, 57, 60, 65], [45, 57, 60, 64]] }, // biome-ignore format: a chord each
  day: { beat: 0.8, rests: 0.55, chords: [[50, 57, 62, 65], [46, 58, 62, 65], [43, 55, 58, 62], [45, 57, 61, 64]] }, // biome-ignore format: a chord each
  end: { beat: 0.36, rests: 0.15, chords: [[50, 57, 62, 66], [43, 59, 62, 67], [47, 57, 62, 66], [45, 57, 61, 64]] }, // biome-ignore format: a chord each
};
const BAR = 6; // beats
const AHEAD = 1; // seconds: a slow page does not stumble

/**
 * The tones that begin between two seconds of the table's time.
 * @param {string} tone @param {number} from @param {number} to @returns {{at: number, pitch: number, bass: boolean}[]}
 */
export function tones(tone, from, to) {
  const mood = MOODS[tone];
  const found = [];
  for (let n = Math.ceil(from / (mood?.beat ?? 1)); mood && n * mood.beat < to; n += 1) {
    const [bar, step, chance] = [Math.floor(n / BAR), n % BAR, noise(n)];
    const chord = mood.chords[bar % mood.chords.length];
    if (step === 0) found.push({ at: n * mood.beat, pitch: chord[0], bass: true });
    else if (chance >= mood.rests)
      found.push({ at: n * mood.beat, pitch: chord[1 + ((step + bar) % 3)] + (chance > 0.9 ? 12 : 0), bass: false });
  }
  return found;
}

/** @type {{tone: string, gain: GainNode} | null} */
let band = null;
let timer = 0;

/** @param {string} tone of the light @param {number} loud 0 … 1 */
function setMusic(tone, loud) {
  clearInterval(timer);
  const context = runningContext();
  const fits = context && loud > 0 && tone in MOODS;
  if (band && (!fits || band.tone !== tone)) {
    band.gain.gain.setTargetAtTime(0, band.gain.context.currentTime, 0.4);
    band = null;
  }
  if (!fits) return;
  band ??= { tone, gain: context.createGain() };
  const { gain } = band;
  gain.connect(context.destination);
  gain.gain.setTargetAtTime(loud, context.currentTime, 0.4);
  let planned = now();
  const plan = () => {
    const at = now();
    for (const one of tones(tone, Math.max(planned, at), at + AHEAD))
      pluck(context, gain, context.currentTime + one.at - at, one);
    planned = at + AHEAD;
  };
  plan();
  timer = window.setInterval(plan, 500);
}

const light = computed(() => view.value?.tone ?? "");

/** From now on it plays as loud as was chosen on this device. */
export function followMusic() {
  effect(() => setMusic(light.value, audible.value ? voice.value.music / LOUDEST : 0));
}

/** @param {AudioContext} on @param {AudioNode} into @param {number} start @param {{pitch: number, bass: boolean}} tone */
function pluck(on, into, start, { pitch, bass }) {
  const string = on.createOscillator();
  const gain = on.createGain();
  const lasts = bass ? 2.4 : 1.3;
  string.type = "triangle";
  string.frequency.value = 440 * 2 ** ((pitch - 69) / 12);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(bass ? 0.07 : 0.05, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  string.connect(gain).connect(into);
  string.start(start);
  string.stop(start + lasts);
}
