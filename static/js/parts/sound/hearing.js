// Whether anybody can hear the voice: how many devices of the table report that they play it.
import { effect, signal } from "@preact/signals";
import { hush, page, showToast, view } from "../../store.js";
import { request } from "../../wire.js";

/** @import { Hearing, Sound } from "../../types.d.ts" */

/** Milliseconds after a line has begun: by then it is heard, or will not be. */
const SOON = 4000;

/** How many devices play the voice; null: unknown. @type {import("@preact/signals").Signal<number | null>} */
export const speaking = signal(null);

/** The line that the program itself reads now, if it does. */
const line = () => {
  const script = view.value?.panels?.find((panel) => panel.kind === "script");
  return script?.again == null ? "" : JSON.stringify([script.line, script.again]);
};

/**
 * From now on asks a little after each line. Without the program's voice nothing is asked.
 * @param {() => Sound | null} mine what this device says of itself; null: it does not ask now
 * @param {typeof request} ask
 */
export function followHearing(mine, ask = request) {
  let timer = 0;
  effect(() => {
    clearTimeout(timer);
    const own = mine();
    if (!own || !line() || page.pocket) return;
    timer = window.setTimeout(async () => {
      const answer = /** @type {Hearing | null} */ (await ask("sound", own));
      speaking.value = answer?.devices ?? null;
    }, SOON);
  });
}

/** On the phone of a host who plays: by day, says once each time that nobody can hear the voice. */
export function followHearingOnPhone(ask = request) {
  followHearing(() => (hush.value ? null : {}), ask); // at night no phone does what others do not
  let announced = false;
  effect(() => {
    const silent = speaking.value === 0;
    if (hush.value) return;
    if (silent && !announced) showToast({ t: "phone-voice-unheard" }, { stays: true });
    announced = silent;
  });
}
