// Where everything of a picture goes on the tablet: one ember button, the rest in its place.

/** @import { Panel, Picture, Prompt } from "../shapes.d.ts" */

/**
 * @typedef {{mode: "empty"|"lobby"|"read"|"ring"|"great"|"wide"|"spread"|"line"|"end", ember: Prompt | null, pick: Prompt | null,
 *   asks: Prompt[], turns: Prompt[], quiet: Prompt[], clock: Prompt[], groups: Map<string, Prompt[]>,
 *   script?: Panel, circle?: Panel, ledger?: Panel, petals?: Panel, piles: Panel[], clocks: Panel[], tally?: Panel,
 *   awaited?: Panel, verdict?: Panel, secrets: Panel[], story: Panel[],
 *   rest: Panel[], wide: Panel[], panels: Panel[], annals?: Panel}} Plan
 *   `ember`: the one big button; `pick`: chosen on the ring; `asks`: drawn with their twins;
 *   `turns`: may be answered for several seats; `quiet`: further buttons; `groups`: sheets.
 *   `wide`: the picture of the whole game, where it is more than a ring.
 */

/** Panels that make up a picture of the whole game. */
export const WIDE = ["graph", "scores", "trails"];

/** What the story of a game is told with. */
const STORY = new Set(["chronicle", "chart", "courses", "ledger"]);

/** Groups that have their own place on the screen, not a sheet of their own. */
const PLACED = new Set(["", "clock"]);

/** @param {Picture} picture @returns {Plan} */
export function plan({ view, desk, table }) {
  const board = (view.panels ?? []).some((one) => one.kind === "board");
  // What is done on the board, or on the chart, is asked there.
  const prompts = (view.prompts ?? []).filter((one) => one.at == null && !(board && one.kind === "touch"));
  const loose = prompts.filter((one) => !one.group);
  const main = loose.filter((one) => (one.weight ?? "main") === "main");
  const single = main.filter((one) => (one.act_for ?? []).length < 2);
  const picks = single.filter((one) => one.kind === "pick");
  const panels = view.panels ?? [];
  const of = (/** @type {string} */ kind) => panels.filter((one) => one.kind === kind && !one.covered);
  const [circle] = of("circle");
  const pick =
    circle && picks.length > 0 && picks[0].seats?.every((/** @type {number} */ seat) => has(circle, seat))
      ? picks[0]
      : null;
  const ember = single.find((one) => one.kind === "press") ?? again(desk?.prompts ?? []);
  const turns = prompts.filter((one) => one !== pick && one !== ember && isTurn(one));
  const placed = [ember, pick, ...turns];
  return {
    mode: mode(view, table, panels),
    ember,
    pick,
    turns,
    asks: main.filter((one) => !placed.includes(one) && one.kind !== "press"),
    quiet: loose.filter(
      (one) => !placed.includes(one) && ((one.weight !== undefined && one.weight !== "main") || one.kind === "press"),
    ),
    clock: prompts.filter((one) => one.group === "clock"),
    groups: grouped(prompts.filter((one) => !turns.includes(one))),
    script: of("script")[0],
    circle,
    petals: of("petals")[0],
    ledger: of("ledger")[0],
    piles: of("piles"),
    clocks: of("countdown"),
    tally: of("tally")[0],
    awaited: of("awaited")[0],
    verdict: of("verdict")[0],
    secrets: panels.filter((one) => one.covered && one.kind !== "card"),
    story: panels.filter((one) => STORY.has(one.kind) && (one.kind !== "ledger" || view.tone === "end")),
    panels,
    rest: panels.filter(
      (one) =>
        !one.covered && ["note", "card", "account", "proposal", "die"].includes(one.kind) && one.seat === undefined,
    ),
    wide: panels.filter((one) => WIDE.includes(one.kind)),
    annals: of("annals")[0],
  };
}

/** Whether it is answered in somebody's place, from that seat. @param {Prompt} prompt */
const isTurn = ({ act_for = [], group, weight = "main" }) =>
  group !== "corrections" && act_for.length > (group === "seat" || weight !== "main" ? 0 : 1);

/** @param {Panel} circle @param {number} seat */
const has = (circle, seat) => circle.marks.some((/** @type {any} */ mark) => mark.seat === seat);

/** After the end the one big button is the table's: the same game again. @param {Prompt[]} offers */
const again = (offers) => offers.find((one) => one.kind === "press" && (one.weight ?? "main") === "main") ?? null;

/** @param {any} view @param {any} table @param {Panel[]} panels @returns {Plan["mode"]} */
function mode(view, table, panels) {
  const kinds = new Set(panels.map((one) => one.kind));
  if (!table.game) return "empty";
  if (view.tone === "end") return "end";
  if (kinds.has("ledger")) return "great";
  if (WIDE.some((kind) => kinds.has(kind))) return "wide";
  if (kinds.has("petals")) return "spread";
  if (kinds.has("chronicle") && !kinds.has("circle")) return "end";
  if (kinds.has("piles") && !kinds.has("script")) return "lobby";
  if (kinds.has("board") || kinds.has("counters")) return "line";
  return kinds.has("script") && !kinds.has("tally") && !kinds.has("countdown") ? "read" : "ring";
}

/** @param {Prompt[]} prompts @returns {Map<string, Prompt[]>} */
function grouped(prompts) {
  const groups = new Map();
  for (const one of prompts) {
    const group = one.group ?? "";
    if (!PLACED.has(group)) groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return groups;
}

/** The desk's offer of this command, if it is made now. @param {Picture | null} picture @param {string} command */
export function offer(picture, command) {
  return picture?.desk?.prompts.find((/** @type {Prompt} */ one) => one.command === command);
}
