// What is heard from the public screen beside the bell of the clocks: the cock at dawn, a knock for each vote that
// lands, a drum before a verdict. It is made of the picture that hangs there, and of nothing else.
import { effect } from "@preact/signals";
import { once } from "../parts/sound/ambience.js";
import { bellOn } from "../parts/sound/bell.js";
import { view } from "../store.js";

/** How loud this screen is: as loud as its bell, or silent. */
export const stageLoud = () => (bellOn.peek() ? 1 : 0);

/** @typedef {{scene: string, cast: number}} Heard */

/**
 * What is heard when a picture comes after another one; nothing for the first.
 * @param {Heard | null} before @param {Heard} now @returns {"knock" | "drum" | null}
 */
export function follows(before, now) {
  if (!before) return null;
  if (now.scene === "verdict" && before.scene !== "verdict") return "drum";
  return now.cast > before.cast && now.scene === "ring" && before.scene === "ring" ? "knock" : null;
}

export function followStage() {
  /** @type {Heard | null} */
  let before = null;
  effect(() => {
    const shown = view.value;
    if (!shown) return;
    const tally = shown.panels?.find((panel) => panel.kind === "tally");
    const now = { scene: shown.scene, cast: tally?.cast ?? 0 };
    const sound = follows(before, now);
    before = now;
    if (sound) once(sound, stageLoud());
  });
}
