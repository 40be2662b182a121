// The documents of a view as they come, and what they come to (companion/table/screens/documents.py).
/** @import { ServerEvents, Picture, View } from "./types.d.ts" */
/** @typedef {Omit<ServerEvents["view"], "changed">} Documents */

let have = /** @type {Documents} */ ({});

/** A new socket is told everything. */
export const startAnew = () => (have = {});

/** What the new documents and those that were there come to; null: one is missing. @param {ServerEvents["view"]} said @returns {Picture | null} */
export function hearDocuments({ changed = {}, ...whole }) {
  have = { ...have, ...whole };
  for (const [name, told] of Object.entries(changed))
    for (const [place, ...value] of told) have = put(have, [name, ...place], value);
  const { known, secret, desk } = have;
  if (!known || !secret) return null;
  return {
    v: desk?.v ?? known.v,
    me: secret.me,
    table: known.table,
    view: joined(known, secret),
    told_at: known.told_at,
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

/** Both documents as one view. @param {import("./types.d.ts").KnownView} known @param {import("./types.d.ts").SecretView} secret @returns {View} */
export function joined(
  { v: _v, table: _table, told_at: _told, ...known },
  { me: _me, pad: _pad, without = [], ...secret },
) {
  const hidden = Object.fromEntries(without.map((name) => [name, undefined]));
  return {
    ...known,
    ...secret,
    ...hidden,
    prompts: laid(known.prompts, secret.prompts),
    panels: laid(known.panels, secret.panels),
  };
}

/**
 * All parts in their order, in which the known ones stand by their names.
 * @template {{kind: string, key?: string}} T
 * @param {T[] | undefined} known @param {(string | T)[] | undefined} order @returns {T[] | undefined}
 */
function laid(known = [], order) {
  if (!order) return known;
  const named = /** @type {Record<string, T>} */ ({});
  for (const part of known) {
    const name = part.key || part.kind;
    let many = 1;
    while ((many > 1 ? `${name} ${many}` : name) in named) many++;
    named[many > 1 ? `${name} ${many}` : name] = part;
  }
  return order.map((one) => (typeof one === "string" ? named[one] : one));
}
