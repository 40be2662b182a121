// The few sounds of a table: a bell when a clock has run out, and a soft noise that covers steps.
import { signal } from "@preact/signals";

/** @type {AudioContext | null} */
let context = null;
/** @type {{stop: () => void} | null} */
let noise = null;

async function wake() {
  try {
    // the mute switch of a phone silences this sound unless the page says that it is one to be heard
    const device = /** @type {Navigator & {audioSession?: {type: string}} | undefined} */ (globalThis.navigator);
    if (device?.audioSession) device.audioSession.type = "playback";
    context ??= new AudioContext();
    // a call or an alarm leaves it "interrupted" in some browsers: not only what is suspended resumes
    if (context.state !== "running") await context.resume();
    audible.value = context.state === "running";
  } catch {
    // a browser without sound stays silent
  }
}

/** Whether sound can be heard now; where it cannot, a touch of the page lets it begin. */
export const audible = signal(false);

/**
 * Most browsers let sound begin only with a touch: each one tries. This call itself tries only
 * where the page was touched before: a browser warns of every sound that it has to hold back.
 */
export async function armSound() {
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
  if (globalThis.navigator?.userActivation?.hasBeenActive ?? true) await wake();
}

/** One stroke of a small bell; silence where nobody has touched this device yet. */
export function ringBell() {
  if (context?.state !== "running") return;
  const start = context.currentTime;
  // the partials of a hand bell: ratios to the strike note, loudness, seconds until it is gone
  for (const [ratio, loud, lasts] of [
    [1, 0.32, 2.6],
    [2.4, 0.16, 1.5],
    [3.93, 0.1, 0.9],
    [0.5, 0.12, 3.2],
  ]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = 660 * ratio;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}

/** @type {AudioBufferSourceNode | null} the line that is being spoken */
let line = null;

/** Ends the spoken line at once. */
export function stopLine() {
  line?.stop();
  line = null;
}

/**
 * Plays a line that comes as sound, instead of the one before; false where it cannot be heard.
 * @param {ArrayBuffer} bytes @param {number} loud 0 … 1
 */
export async function playLine(bytes, loud) {
  await wake();
  if (context?.state !== "running") return false;
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = await context.decodeAudioData(bytes);
  gain.gain.value = loud;
  source.connect(gain).connect(context.destination);
  stopLine();
  line = source;
  source.start();
  return true;
}

/** Whether the covering noise is heard now. */
export const isCovering = () => noise !== null;

/**
 * Begin or end the soft noise, like rain on a roof; it comes and goes over a second, because a
 * sudden silence would tell as much as a step.
 * @param {boolean} on
 */
export function cover(on) {
  if (!context || on === isCovering()) return;
  if (!on) {
    noise?.stop();
    noise = null;
    return;
  }
  const source = context.createBufferSource();
  const low = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = rain(context);
  source.loop = true;
  low.type = "lowpass";
  low.frequency.value = 900;
  gain.gain.value = 0;
  gain.gain.linearRampToValueAtTime(0.22, context.currentTime + 1);
  source.connect(low).connect(gain).connect(context.destination);
  source.start();
  const heard = context;
  noise = {
    stop() {
      gain.gain.cancelScheduledValues(heard.currentTime);
      gain.gain.setValueAtTime(gain.gain.value, heard.currentTime);
      gain.gain.linearRampToValueAtTime(0, heard.currentTime + 1);
      source.stop(heard.currentTime + 1.1);
    },
  };
}

/** Eight seconds of brown noise whose end runs into its beginning. @param {AudioContext} on */
function rain(on) {
  const length = on.sampleRate * 8;
  const seam = Math.round(on.sampleRate / 4);
  const raw = new Float32Array(length + seam);
  for (let i = 1; i < raw.length; i += 1) {
    raw[i] = (raw[i - 1] + 0.02 * (Math.random() * 2 - 1)) / 1.02;
  }
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) {
    const part = Math.min(1, i / seam);
    samples[i] = 3.5 * (raw[i] * part + (part < 1 ? raw[length + i] * (1 - part) : 0));
  }
  return buffer;
}
