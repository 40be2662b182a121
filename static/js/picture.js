// Combines the documents of a view, and the changes to them (companion/table/screens/documents.py).
/** @import { ServerEvents, Picture, View } from "./types.d.ts" */
/** @typedef {Omit<ServerEvents["view"], "changed">} Documents */

let documents = /** @type {Documents} */ ({});

/** A new socket receives all documents whole. */
export const resetDocuments = () => (documents = {});

/** The picture after new or changed documents; null: one is missing. @param {ServerEvents["view"]} content @returns {Picture | null} */
export function receiveDocuments({ changed = {}, ...whole }) {
  documents = { ...documents, ...whole };
  for (const [name, changes] of Object.entries(changed))
    for (const [place, ...value] of changes) documents = applyChange(documents, [name, ...place], value);
  const { wall, known, secret, desk } = documents;
  if (!wall || !known || !secret) return null;
  return {
    v: desk?.v ?? wall.v,
    me: secret.me,
    table: wall.table,
    view: mergeLayers(wall, known, secret),
    announced_at: wall.announced_at,
    ...(desk && { desk }),
  };
}

/**
 * A copy with a change at this place (any: a document is whatever JSON holds).
 * @param {any} shape @param {(string | number)[]} place @param {any[]} change any: [] deletes what is there,
 *   [value] replaces it, [items, 1] replaces a list: a number is the index of an item that it had
 */
function applyChange(shape, [first, ...rest], change) {
  const copy = Array.isArray(shape) ? [...shape] : { ...shape };
  const [value, anew] = change;
  if (rest.length) copy[first] = applyChange(copy[first], rest, change);
  else if (anew)
    copy[first] = value.map((/** @type {any} any: an item of a document */ one) =>
      typeof one === "number" ? shape[first][one] : one,
    );
  else if (change.length) copy[first] = value;
  else delete copy[first];
  return copy;
}

/**
 * All documents as one view: each overrides those before.
 * @param {import("./types.d.ts").WallView} wall @param {import("./types.d.ts").Layer} known @param {import("./types.d.ts").SecretView} secret @returns {View}
 */
export function mergeLayers(
  { v: _v, table: _table, announced_at: _announcedAt, ...wall },
  known,
  { me: _me, pad: _pad, ...secret },
) {
  return applyLayer(applyLayer(wall, known), secret);
}

/** The public view of the newest documents. @returns {View | null} */
export const publicView = () =>
  documents.wall ? mergeLayers(documents.wall, {}, /** @type {import("./types.d.ts").SecretView} */ ({})) : null;

/** @param {View} below @param {import("./types.d.ts").Layer} layer @returns {View} */
function applyLayer(below, { without = [], ...layer }) {
  const hidden = Object.fromEntries(without.map((name) => [name, undefined]));
  return {
    .../** @type {View} */ ({ ...below, ...layer }),
    ...hidden,
    prompts: orderParts(below.prompts, layer.prompts),
    panels: orderParts(below.panels, layer.panels),
  };
}

/**
 * All parts in `order`, which names parts of `below` by their keys; without an order those of `below`.
 * @template {{kind: string, key?: string}} T
 * @param {T[] | undefined} below @param {(string | T)[] | undefined} order @returns {T[] | undefined}
 */
function orderParts(below = [], order) {
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
