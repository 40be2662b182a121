// Plays a sound for each staged moment, on the wall or the tablet.
import { effect } from "@preact/signals";
import { bellOn } from "../parts/sound/bell.js";
import { playSound } from "../parts/sound/effects.js";
import { table } from "../store.js";
import { awaitsAnnouncement } from "./announcement.js";
import { momentOf, snapshotOf } from "./moments.js";

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

/** The sounds that wait for the end of the announcement, when the name is shown. @type {Partial<Record<import("./moments.js").Moment, import("../parts/sound/effects.js").SoundName>>} */
const DELAYED = { verdict: "drum", lot: "drum", end: "howl" };

/** @param {() => number} loud 0 … 1 @param {() => import("../types.d.ts").View | null} publicView what everybody may see now */
export function followStage(loud, publicView) {
  /** @type {import("./moments.js").Snapshot | null} */
  let before = null;
  /** @type {import("../parts/sound/effects.js").SoundName | null} */
  let delayed = null;
  effect(() => {
    const [shown, awaits] = [publicView(), awaitsAnnouncement()];
    if (!shown) return;
    const now = snapshotOf(shown, table.value);
    const moment = momentOf(before, now);
    before = now;
    const sound = moment && SOUNDS[moment];
    if (sound) playSound(sound, loud());
    if (moment) delayed = DELAYED[moment] ?? null;
    if (!delayed || awaits) return;
    playSound(delayed, loud());
    delayed = null;
  });
}
