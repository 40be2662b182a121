// The background sound of the village: wind, crickets and an owl by night, a fire by day, a cock at dawn. It is
// synthesised here from the tone of the view and the clock alone, so it reveals no step, no tap and no name.
import { schedule } from "./effects.js";
import { noise } from "../shapes/noise.js";
import { runningContext } from "./sound.js";

/** @import { SoundName } from "./effects.js" */

const HOOT_EVERY = 24; // seconds; in each such interval the owl calls once or not at all

/**
 * The effects between two seconds of the table's time.
 * @param {string} tone @param {number} from @param {number} to @returns {{at: number, sound: SoundName}[]}
 */
export function soundsBetween(tone, from, to) {
  const found = /** @type {{at: number, sound: SoundName}[]} */ ([]);
  for (let second = Math.floor(from) - HOOT_EVERY; second < to; second += 1) {
    const part = noise(second);
    if (tone === "night" && part > 0.3) found.push({ at: second + part / 2, sound: "cricket" });
    if (tone === "night" && second % HOOT_EVERY === 0 && part > 0.4)
      found.push({ at: second + part * HOOT_EVERY, sound: "hoot" });
    if (tone === "day" && part > 0.55) found.push({ at: second + part, sound: "spark" });
  }
  return found.filter(({ at }) => at >= from && at < to);
}

/** By tone: the noise below the effects, as [Hz above which it is cut, loudness]. @type {Record<string, [number, number]>} */
const GROUNDS = { night: [420, 0.2], day: [900, 0.07] };

/** @type {{tone: string, gain: GainNode, stop: () => void} | null} */
let ground = null;
let timer = 0;

/**
 * Changes the background sound. It fades: a sudden silence would reveal a step.
 * @param {string | null} tone null: silence @param {number} loud 0 … 1 @param {() => number} now the table's time in seconds
 */
export function setAmbience(tone, loud, now) {
  clearInterval(timer);
  const context = runningContext();
  const fits = tone !== null && tone in GROUNDS && loud > 0;
  if (ground && (!fits || ground.tone !== tone)) {
    ground.stop();
    ground = null;
  }
  if (!context || !fits) return;
  ground ??= startGround(context, tone);
  ground.gain.gain.setTargetAtTime(GROUNDS[tone][1] * loud, context.currentTime, 0.8);
  let scheduled = now();
  timer = window.setInterval(() => {
    const at = now();
    // a page that slept does not play what it has missed
    for (const one of soundsBetween(tone, Math.max(scheduled, at - 2), at)) schedule(context, one.sound, loud);
    scheduled = at;
  }, 500);
}

/** @param {AudioContext} on @param {string} tone */
function startGround(on, tone) {
  const source = on.createBufferSource();
  const low = on.createBiquadFilter();
  const gain = on.createGain();
  source.buffer = wind(on);
  source.loop = true;
  low.type = "lowpass";
  low.frequency.value = GROUNDS[tone][0];
  gain.gain.value = 0;
  source.connect(low).connect(gain).connect(on.destination);
  source.start();
  const stop = () => {
    gain.gain.setTargetAtTime(0, on.currentTime, 0.5);
    source.stop(on.currentTime + 3);
  };
  return { tone, gain, stop };
}

/** Eight seconds of brown noise that loops without a seam. @param {AudioContext} on */
function wind(on) {
  const length = on.sampleRate * 8;
  const seam = Math.round(on.sampleRate / 4);
  const raw = new Float32Array(length + seam);
  for (let i = 1; i < raw.length; i += 1) raw[i] = (raw[i - 1] + 0.02 * (Math.random() * 2 - 1)) / 1.02;
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) {
    const part = Math.min(1, i / seam);
    samples[i] = 3.5 * (raw[i] * part + (part < 1 ? raw[length + i] * (1 - part) : 0));
  }
  return buffer;
}
