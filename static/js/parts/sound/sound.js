// The sound of this device: unlocked by a touch, and a bell when a clock has run out.
import { signal } from "@preact/signals";

/** @type {AudioContext | null} */
let context = null;

/** What has to begin in the same touch, and before it: see `silence.js`. */
let ahead = () => {};
/** @param {() => void} begin */
export const beforeSound = (begin) => (ahead = begin);

/** Lets sound be heard, as far as the browser allows it now; the first time inside a touch. */
export async function wake() {
  try {
    // the mute switch of a phone silences this sound unless the page says that it is one to be heard
    const device = /** @type {Navigator & {audioSession?: {type: string}} | undefined} */ (globalThis.navigator);
    if (device?.audioSession) device.audioSession.type = "playback";
    if (!context) {
      ahead();
      context = new AudioContext();
      // a call or an alarm leaves it "interrupted" in some browsers, and nobody says when it is over
      context.onstatechange = back;
    }
    await back();
  } catch {
    // a browser without sound stays silent
  }
}

/** Whatever has stopped it, it goes on as soon as it may. */
async function back() {
  audible.value = context?.state === "running";
  if (context && !audible.value && !document.hidden) await context.resume().catch(() => {});
  audible.value = context?.state === "running";
}

/** Where sounds are put together, while they can be heard; else null. */
export const playing = () => (context?.state === "running" ? context : null);

/** Whether sound can be heard now; where it cannot, a touch of the page lets it begin. */
export const audible = signal(false);

/**
 * Most browsers let sound begin only with a touch: each one tries. This call itself tries only
 * where the page was touched before: a browser warns of every sound that it has to hold back.
 */
export async function armSound() {
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
  // a page that comes back, or a call that is over
  addEventListener("visibilitychange", back);
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
