// The layout of a picture on the tablet: one main button, and the places of all other parts.
import { isMain } from "../../parts/prompts/ask.js";
import { firstOf, ofKind } from "../../parts/shapes/kinds.js";

/** @import { Commands, Panel, Panels, Picture, Prompt, Prompts, View } from "../../types.d.ts" */

/**
 * @typedef {{mode: "empty"|"lobby"|"read"|"ring"|"great"|"wide"|"spread"|"line"|"end", ember: Prompts["press"] | null, pick: Prompts["pick"] | null,
 *   asks: Prompt[], turns: Prompt[], quiet: Prompt[], clock: Prompt[], groups: Map<string, Prompt[]>,
 *   script?: Panels["script"], circle?: Panels["circle"], ledger?: Panels["ledger"], petals?: Panels["petals"],
 *   piles: Panels["piles"][], clocks: Panels["countdown"][], tally?: Panels["tally"], awaited?: Panels["awaited"],
 *   verdict?: Panels["verdict"], annals?: Panels["annals"], secrets: Panel[], story: Panel[], rest: Panel[],
 *   wide: Panel[], panels: Panel[]}} Plan
 *   `ember`: the one big button. `pick`: chosen on the ring. `asks`: drawn with their components;
 *   `turns`: may be answered for several seats. `quiet`: further buttons. `groups`: sheets.
 *   `wide`: the picture of the whole game, where it is more than a ring.
 */

/** How the tablet lays out each scene. @type {Record<View["scene"], Plan["mode"]>} */
const LAYOUTS = {
  empty: "empty",
  lobby: "lobby",
  script: "read",
  night: "read",
  dawn: "read",
  ring: "ring",
  omen: "ring",
  speech: "ring",
  verdict: "ring",
  hall: "ring",
  paper: "ring",
  ledger: "great",
  graph: "wide",
  flower: "spread",
  line: "line",
  fight: "line",
  won: "line",
  end: "end",
};

/** Panels that make up a picture of the whole game. @type {Panel["kind"][]} */
export const WIDE = ["graph", "scores", "trails"];

/** Panels of the story of a game. @type {Set<Panel["kind"]>} */
const STORY = new Set(["chronicle", "chart", "courses", "ledger"]);

/** Panels beside the picture, like a card without a seat. @type {Set<Panel["kind"]>} */
const BESIDE = new Set(["note", "account", "proposal", "die", "odds"]);

/** Groups that have their own place on the screen, not a sheet of their own. */
const PLACED = new Set(["", "clock"]);

/** @param {Picture} picture @returns {Plan} */
export function plan({ view, desk }) {
  const board = (view.panels ?? []).some((one) => one.kind === "board");
  // Prompts of the board and of the graph are part of them.
  const prompts = (view.prompts ?? []).filter((one) => one.at == null && !(board && one.kind === "touch"));
  const loose = prompts.filter((one) => !one.group);
  const main = loose.filter(isMain);
  const single = main.filter((one) => (one.act_for ?? []).length < 2);
  const picks = single.filter((one) => one.kind === "pick");
  const panels = view.panels ?? [];
  const open = panels.filter((one) => !one.covered);
  const circle = firstOf(open, "circle");
  const pick =
    circle && picks.length > 0 && picks[0].seats?.every((/** @type {number} */ seat) => isInRing(circle, seat))
      ? picks[0]
      : null;
  const ember = single.find((one) => one.kind === "press") ?? pressOffer(desk?.prompts ?? []);
  const turns = prompts.filter((one) => one !== pick && one !== ember && isTurn(one));
  const placed = [ember, pick, ...turns];
  return {
    mode: LAYOUTS[view.scene],
    ember,
    pick,
    turns,
    asks: main.filter((one) => !placed.includes(one) && one.kind !== "press"),
    quiet: loose.filter((one) => !placed.includes(one) && (!isMain(one) || one.kind === "press")),
    clock: prompts.filter((one) => one.group === "clock"),
    groups: grouped(prompts.filter((one) => !turns.includes(one))),
    script: firstOf(open, "script"),
    circle,
    petals: firstOf(open, "petals"),
    ledger: firstOf(open, "ledger"),
    piles: ofKind(open, "piles"),
    clocks: ofKind(open, "countdown"),
    tally: firstOf(open, "tally"),
    awaited: firstOf(open, "awaited"),
    verdict: firstOf(open, "verdict"),
    secrets: panels.filter((one) => one.covered && one.kind !== "card"),
    story: panels.filter((one) => STORY.has(one.kind) && (one.kind !== "ledger" || view.tone === "end")),
    panels,
    rest: panels.filter((one) => !one.covered && (one.kind === "card" ? one.seat === undefined : BESIDE.has(one.kind))),
    wide: panels.filter((one) => WIDE.includes(one.kind)),
    annals: firstOf(open, "annals"),
  };
}

/** Whether a prompt is answered for a seat, from the sheet of that seat. @param {Prompt} prompt */
const isTurn = ({ act_for = [], group, weight = "main" }) =>
  group !== "corrections" && act_for.length > (group === "seat" || weight !== "main" ? 0 : 1);

/** @param {Panels["circle"]} circle @param {number} seat */
const isInRing = (circle, seat) => circle.marks.some((mark) => mark.seat === seat);

/** After the end the one big button is the table's: the same game again. @param {Prompt[]} offers */
const pressOffer = (offers) => offers.filter((one) => one.kind === "press").find(isMain) ?? null;

/** @param {Prompt[]} prompts @returns {Map<string, Prompt[]>} */
function grouped(prompts) {
  const groups = new Map();
  for (const one of prompts) {
    const group = one.group ?? "";
    if (!PLACED.has(group)) groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return groups;
}

/** The desk's offer of this command, if it is made now. @param {Picture | null} picture @param {keyof Commands} command */
export const offer = (picture, command) => picture?.desk?.prompts.find((one) => one.command === command);

/**
 * The same, if it is a prompt of this kind.
 * @template {keyof Prompts} Kind @param {Picture | null} picture @param {keyof Commands} command @param {Kind} kind
 * @returns {Prompts[Kind] | undefined}
 */
export function offerOf(picture, command, kind) {
  const found = offer(picture, command);
  return found?.kind === kind ? /** @type {Prompts[Kind]} */ (found) : undefined;
}
