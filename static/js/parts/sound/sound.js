// The sound of this device: unlocked by a touch, and a bell when a clock has run out.
import { signal } from "@preact/signals";

/** @type {AudioContext | null} */
let context = null;

/** Called in the same touch, before the sound is unlocked: see `silence.js`. */
let beforeUnlock = () => {};
/** @param {() => void} begin */
export const onUnlock = (begin) => (beforeUnlock = begin);

/** Starts the sound as far as the browser allows it now; the first time only inside a touch. */
export async function unlock() {
  try {
    // the mute switch of a phone silences this sound unless the page says that it is one to be heard
    const device = /** @type {Navigator & {audioSession?: {type: string}} | undefined} */ (globalThis.navigator);
    if (device?.audioSession) device.audioSession.type = "playback";
    if (!context) {
      beforeUnlock();
      context = new AudioContext();
      // a call or an alarm leaves it "interrupted" in some browsers, and nobody says when it is over
      context.onstatechange = resume;
    }
    await resume();
  } catch {
    // a browser without sound stays silent
  }
}

/** Resumes the sound after an interruption, as soon as the browser allows it. */
async function resume() {
  audible.value = context?.state === "running";
  if (context && !audible.value && !document.hidden) await context.resume().catch(() => {});
  audible.value = context?.state === "running";
}

/** The audio context while it runs, else null. */
export const runningContext = () => (context?.state === "running" ? context : null);

/** Whether sound can be heard now; where it cannot, a touch of the page lets it begin. */
export const audible = signal(false);

/**
 * Unlocks the sound with the next touch, as browsers ask for. This call itself tries only if the
 * page was touched before: browsers log a warning for each blocked sound.
 */
export async function armSound() {
  addEventListener("pointerdown", unlock);
  addEventListener("keydown", unlock);
  // the page is shown again, or a phone call is over
  addEventListener("visibilitychange", resume);
  if (globalThis.navigator?.userActivation?.hasBeenActive ?? true) await unlock();
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
