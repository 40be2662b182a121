// Plays a sound for each staged moment, on the wall or the tablet.
import { effect } from "@preact/signals";
import { bellOn } from "../parts/sound/bell.js";
import { playSound } from "../parts/sound/effects.js";
import { table } from "../store.js";
import { awaitsAnnouncement } from "./announcement.js";
import { momentOf, signOf } from "./moments.js";

/** The volume of this screen, 0 or 1, as its bell. */
export const stageLoud = () => (bellOn.peek() ? 1 : 0);

/**
 * What is heard at a moment; the cock of a dawn follows the light (read-aloud.js).
 * @type {Partial<Record<import("./moments.js").Moment, import("../parts/sound/effects.js").SoundName>>}
 */
const SOUNDS = {
  guest: "match",
  game: "knock",
  deal: "card",
  dusk: "bell",
  vote: "card",
  sealed: "shutter",
  opened: "shutters",
  omen: "hoot",
  speech: "knocks",
  verdict: "card",
  lot: "rattle",
  end: "card",
  stamp: "stamp",
  rose: "fifth",
  paper: "wax",
  open: "tear",
};

/** What is heard when all are told, with the name. @type {Partial<Record<import("./moments.js").Moment, import("../parts/sound/effects.js").SoundName>>} */
const TOLD = { verdict: "drum", lot: "drum", end: "howl" };

/** @param {() => number} loud 0 … 1 @param {() => import("../types.d.ts").View | null} publicly what everybody may see now */
export function followStage(loud, publicly) {
  /** @type {import("./moments.js").Sign | null} */
  let before = null;
  /** @type {import("../parts/sound/effects.js").SoundName | null} */
  let kept = null;
  effect(() => {
    const [shown, awaits] = [publicly(), awaitsAnnouncement()];
    if (!shown) return;
    const now = signOf(shown, table.value);
    const moment = momentOf(before, now);
    before = now;
    const sound = moment && SOUNDS[moment];
    if (sound) playSound(sound, loud());
    if (moment) kept = TOLD[moment] ?? null;
    if (!kept || awaits) return;
    playSound(kept, loud());
    kept = null;
  });
}
