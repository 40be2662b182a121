// The documents of a view as they come, and what they come to (companion/table/screens/documents.py).
/** @import { ServerEvents, Picture, View } from "./types.d.ts" */
/** @typedef {Omit<ServerEvents["view"], "changed">} Documents */

let have = /** @type {Documents} */ ({});

/** A new socket is told everything. */
export const startAnew = () => (have = {});

/** What the new documents and those that were there come to; null: one is missing. @param {ServerEvents["view"]} said @returns {Picture | null} */
export function receiveDocuments({ changed = {}, ...whole }) {
  have = { ...have, ...whole };
  for (const [name, changes] of Object.entries(changed))
    for (const [place, ...value] of changes) have = put(have, [name, ...place], value);
  const { wall, known, secret, desk } = have;
  if (!wall || !known || !secret) return null;
  return {
    v: desk?.v ?? wall.v,
    me: secret.me,
    table: wall.table,
    view: joined(wall, known, secret),
    announced_at: wall.announced_at,
    ...(desk && { desk }),
  };
}

/**
 * The same with a change at this place (any: a document is whatever JSON holds); what it was before is left as it is.
 * @param {any} shape @param {(string | number)[]} place @param {any[]} change any: nothing stands there now, or
 *   this value, or these items (and 1), of which a number is the index of one that was there
 */
function put(shape, [first, ...rest], change) {
  const copy = Array.isArray(shape) ? [...shape] : { ...shape };
  const [value, anew] = change;
  if (rest.length) copy[first] = put(copy[first], rest, change);
  else if (anew)
    copy[first] = value.map((/** @type {any} any: an item of a document */ one) =>
      typeof one === "number" ? shape[first][one] : one,
    );
  else if (change.length) copy[first] = value;
  else delete copy[first];
  return copy;
}

/**
 * All documents as one view: each says what is otherwise than in those before.
 * @param {import("./types.d.ts").WallView} wall @param {import("./types.d.ts").Layer} known @param {import("./types.d.ts").SecretView} secret @returns {View}
 */
export function joined(
  { v: _v, table: _table, announced_at: _announcedAt, ...wall },
  known,
  { me: _me, pad: _pad, ...secret },
) {
  return over(over(wall, known), secret);
}

/** What all devices are shown, of the newest documents. @returns {View | null} */
export const publicView = () =>
  have.wall ? joined(have.wall, {}, /** @type {import("./types.d.ts").SecretView} */ ({})) : null;

/** @param {View} below @param {import("./types.d.ts").Layer} layer @returns {View} */
function over(below, { without = [], ...layer }) {
  const hidden = Object.fromEntries(without.map((name) => [name, undefined]));
  return {
    .../** @type {View} */ ({ ...below, ...layer }),
    ...hidden,
    prompts: laid(below.prompts, layer.prompts),
    panels: laid(below.panels, layer.panels),
  };
}

/**
 * All parts in their order, in which those below stand by their names.
 * @template {{kind: string, key?: string}} T
 * @param {T[] | undefined} below @param {(string | T)[] | undefined} order @returns {T[] | undefined}
 */
function laid(below = [], order) {
  if (!order) return below;
  const named = /** @type {Record<string, T>} */ ({});
  for (const part of below) {
    const name = part.key || part.kind;
    let many = 1;
    while ((many > 1 ? `${name} ${many}` : name) in named) many++;
    named[many > 1 ? `${name} ${many}` : name] = part;
  }
  return order.map((one) => (typeof one === "string" ? named[one] : one));
}
