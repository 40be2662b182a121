// Which prompts belong to which node of a graph (core/words/prompts: `at`), and where each leads.
import { signal } from "@preact/signals";
import { view } from "../../store.js";

/** @import { Panels, Prompt, Text } from "../../types.d.ts" */

/**
 * One thing that may be done at a thing.
 * @typedef {{prompt: Prompt, first?: string, seconds: string[], mark?: [string, Text], pairs?: boolean, arrows?: boolean}} Offer
 *   `first`: what a route begins with. `seconds`: what it leads to, each an id or, with `arrows`, an arrow that is
 *   not drawn yet. `pairs`: first and second are the two ends of one arrow, which is sent as one
 */

/** The state while nothing is touched. */
export const NOTHING = { on: "", route: "", second: /** @type {string | null} */ (null) };

/** The thing that was touched last, and the route begun there: the key of its prompt, its second end. */
export const touched = signal(NOTHING);

/** The prompts that belong to the graph. @returns {Prompt[]} */
export const anchored = () => (view.value?.prompts ?? []).filter((one) => one.at != null);

/** Prompts of the graph that belong to no node. @returns {Prompt[]} */
export const unanchored = () => anchored().filter((one) => one.at === "");

/** The ids of everything that is drawn. @param {Panels["graph"]} panel @returns {Set<string>} */
function drawnIds(panel) {
  const nodes = panel.nodes;
  const tokens = nodes.flatMap((node) => node.tokens ?? []);
  const arrows = panel.arrows;
  return new Set([...nodes, ...tokens].map((one) => one.id).concat(arrows.map((one) => one.join(">"))));
}

/** What may be done at each thing. @param {Panels["graph"]} panel @returns {Map<string, Offer[]>} */
export function offers(panel) {
  const known = drawnIds(panel);
  /** @type {Map<string, Offer[]>} */
  const found = new Map();
  const put = (/** @type {string} */ id, /** @type {Offer} */ offer) =>
    found.set(id, [...(found.get(id) ?? []), offer]);
  for (const prompt of anchored()) {
    if (prompt.at !== "*" && prompt.at) put(prompt.at, { prompt, seconds: [] });
    if (prompt.at !== "*" || prompt.kind !== "route") continue;
    const { ways: all = {}, marks = {} } = prompt;
    const ways = Object.entries(all);
    for (const [first, seconds] of ways.filter(([first]) => known.has(first)))
      put(first, {
        prompt,
        first,
        seconds,
        mark: marks[first],
        arrows: seconds.some((one) => one.includes(">")),
      });
    // An arrow that is not drawn yet is put at its upper end, and leads to its lower one.
    const ends = ways.filter(([first]) => !known.has(first)).map(([first]) => first.split(">"));
    for (const upper of new Set(ends.map(([above]) => above))) {
      const lower = ends.filter(([above]) => above === upper).map(([, under]) => under);
      put(upper, { prompt, first: upper, seconds: lower, pairs: true });
    }
  }
  return found;
}

/** What is sent for an offer. @param {Offer} offer @param {string | null} second @returns {Record<string, unknown>} */
export function argsOf({ prompt, first, pairs }, second) {
  const [one, two] = (prompt.kind === "route" && prompt.fields) || ["first", "second"];
  if (pairs) return { ...prompt.args, [one]: `${first}>${second}` };
  return { ...prompt.args, [one]: first, ...(second !== null && { [two]: second }) };
}

/** Whether the answer is complete. @param {Offer} offer @param {string | null} second */
export const isComplete = ({ seconds }, second) =>
  seconds.length === 0 || (second !== null && seconds.includes(second));
