// The parts of the picture as they come, and what they come to (companion/table/screens/picture_parts.py).
/** @import { ServerEvents, Picture, Slip, View } from "./types.d.ts" */
/** @typedef {Omit<ServerEvents["view"], "desk" | "changed"> & {desk?: Required<import("./types.d.ts").Desk> & {v: number}}} Parts */

const ALL = "*"; // all public panels that a slip does not name

let around = /** @type {ServerEvents["table"] | null} */ (null);
let have = /** @type {Parts} */ ({});

/** A new socket is told everything. */
export const startAnew = () => (have = {});

/** The table goes ahead of the first part that names it, and stays until another one comes. @param {ServerEvents["table"]} said */
export const hearTable = (said) => (around = said);

/** What the new parts and those that were there come to; null: one is missing. @param {ServerEvents["view"]} said @returns {Picture | null} */
export function hearParts({ desk: news, changed = {}, ...parts }) {
  have = { ...have, ...parts, ...(news && { desk: onTheDesk(news) }) };
  for (const [name, told] of Object.entries(changed))
    for (const [place, value] of told) have = put(have, [name, ...place], value);
  const { public: told, cue = {}, own, desk } = have;
  if (!told || !own || told.table !== around?.n) return null;
  const view = joined(joined(told.view, cue), own.slip);
  return { ...told, ...(desk && { v: desk.v, desk }), me: own.me, table: around.table, view };
}

/**
 * The same with another `value` at this place (any: a part is whatever JSON holds); what it was before is left as it is.
 * @param {any} shape @param {(string | number)[]} place @param {any} value
 */
function put(shape, [first, ...rest], value) {
  const copy = Array.isArray(shape) ? [...shape] : { ...shape };
  copy[first] = rest.length ? put(copy[first], rest, value) : value;
  return copy;
}

/** A line of the diary that is there already comes as its number. @param {NonNullable<ServerEvents["view"]["desk"]>} news */
function onTheDesk({ diary, ...news }) {
  const lines = new Map(have.desk?.diary.map((line) => [line.n, line]));
  const read = diary?.map((line) => (typeof line === "number" ? lines.get(line) : line));
  return /** @type {NonNullable<Parts["desk"]>} */ ({ ...have.desk, ...news, ...(read && { diary: read }) });
}

/** What everybody sees, and what one pair of eyes sees in its place. @param {View} view @param {Slip} slip @returns {View} */
export function joined(view, { panels = [ALL], prompts = [ALL], own = [], without = [], ...slip }) {
  const hidden = Object.fromEntries(without.map((name) => [name, undefined]));
  return {
    ...view,
    ...slip,
    ...hidden,
    prompts: laid(prompts, view.prompts, "key"),
    panels: laid(panels, view.panels, "kind"),
    own: [...(view.own ?? []), ...own],
  };
}

/**
 * One's own, and in the place of each name those of the others that it names.
 * @template {object} T
 * @param {(T | string)[]} mine @param {T[] | undefined} others @param {keyof T} by @returns {T[]}
 */
function laid(mine, others = [], by) {
  return mine.flatMap((one) =>
    typeof one === "string"
      ? others.filter(({ [by]: name }) => (one === ALL ? !mine.includes(/** @type {string} */ (name)) : name === one))
      : one,
  );
}
