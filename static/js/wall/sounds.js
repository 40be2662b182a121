// What is heard from the public screen beside the bell of the clocks: a sound for each moment that is staged there.
import { effect } from "@preact/signals";
import { bellOn } from "../parts/sound/bell.js";
import { once } from "../parts/sound/cries.js";
import { view } from "../store.js";
import { momentOf, signOf } from "./moments.js";

/** How loud this screen is: as loud as its bell, or silent. */
export const stageLoud = () => (bellOn.peek() ? 1 : 0);

/**
 * What is heard at a moment; the cock of a dawn follows the light (reader.js).
 * @type {Partial<Record<import("./moments.js").Moment, import("../parts/sound/cries.js").Cry>>}
 */
const SOUNDS = {
  deal: "card",
  dusk: "bell",
  vote: "card",
  sealed: "shutter",
  opened: "shutters",
  omen: "hoot",
  speech: "knocks",
  verdict: "drum",
  lot: "rattle",
  end: "howl",
};

export function followStage() {
  /** @type {import("./moments.js").Sign | null} */
  let before = null;
  effect(() => {
    const shown = view.value;
    if (!shown) return;
    const now = signOf(shown);
    const moment = momentOf(before, now);
    before = now;
    const sound = moment && SOUNDS[moment];
    if (sound) once(sound, stageLoud());
  });
}
