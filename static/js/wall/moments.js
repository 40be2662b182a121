// Detects what has just happened on the wall from two of its own public views: sounds and motion of the wall start
// with these moments alone.

/** @import { Picture, View } from "../types.d.ts" */

/**
 * @typedef {"guest" | "game" | "deal" | "seen" | "dusk" | "dawn" | "vote" | "sealed" | "opened" | "omen" | "speech" | "verdict" | "lot" | "end" | "stamp" | "rose" | "paper" | "open"} Moment
 * @typedef {{scene: string, tone: string, cast: number, sealed: boolean, turn: string, lot: boolean, seen: number | null, arrived: number, gathered: number, papers: number | null, guests: number, game?: string | null}} Snapshot
 *   `cast`: votes that are in. `sealed`: whether they are hidden. `turn`: who speaks, in a scene of one person. `seen`: answers of an `awaited` panel.
 *   `arrived`: trails that are over. `gathered`: flowers that are full. `papers`: those that are in, while some are awaited. `guests`: seats in a lobby, elsewhere NaN
 */

/** The parts of a view by which moments are detected. @param {View} view @param {Picture["table"] | null} [here] @returns {Snapshot} */
export function snapshotOf(view, here) {
  const panels = view.panels ?? [];
  const tally = panels.find((panel) => panel.kind === "tally");
  const awaited = panels.find((panel) => panel.kind === "awaited");
  return {
    scene: view.scene,
    tone: view.tone,
    cast: tally?.cast ?? 0,
    sealed: Boolean(tally?.cast && !tally.ballots?.length),
    turn: view.scene === "speech" || view.scene === "omen" ? JSON.stringify(view.line) : "",
    lot: panels.some((panel) => panel.kind === "verdict" && Boolean(panel.among?.length)),
    seen: view.scene === "script" && awaited ? (awaited.done ?? 0) : null,
    arrived: panels.flatMap((panel) => (panel.kind === "trails" ? panel.trails : [])).filter((one) => one.over).length,
    gathered: panels
      .flatMap((panel) => (panel.kind === "petals" ? panel.beds : []))
      .reduce((sum, bed) => sum + (bed.gathered ?? 0), 0),
    papers: (view.scene === "hall" || view.scene === "ledger") && awaited ? (awaited.done ?? 0) : null,
    guests: view.scene === "lobby" || view.scene === "empty" ? (here?.ring.length ?? 0) : NaN,
    game: here?.game,
  };
}

/** What has happened between two views; null: nothing that is staged, or there is no view before. @param {Snapshot | null} before @param {Snapshot} now @returns {Moment | null} */
export function momentOf(before, now) {
  if (!before) return null;
  const comes = (/** @type {string} */ scene) => now.scene === scene && before.scene !== scene;
  if (comes("verdict")) return now.lot ? "lot" : "verdict";
  if (comes("end")) return "end";
  if (now.tone === "night") return before.tone === "night" ? null : "dusk";
  if (before.tone === "night") return "dawn";
  if (now.game && now.game !== before.game) return "game";
  if (now.guests > before.guests) return "guest";
  if (before.scene === "lobby" && now.seen !== null) return "deal";
  if (now.turn && now.turn !== before.turn) return now.scene === "omen" ? "omen" : "speech";
  if (now.seen !== null && before.seen !== null && now.seen > before.seen) return "seen";
  if (now.arrived > before.arrived && now.scene === before.scene) return "stamp";
  if (now.gathered > before.gathered && now.scene === before.scene) return "rose";
  if (before.papers !== null && now.papers === null && now.scene === "ledger") return "open";
  if (now.papers !== null && before.papers !== null && now.papers > before.papers) return "paper";
  if (now.cast > before.cast && now.scene === before.scene)
    return now.sealed ? "sealed" : before.sealed ? "opened" : "vote";
  return null;
}
