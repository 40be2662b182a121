// Pages of numbers beside names, one for each touch, and the rows that changed as a list.
import { html } from "htm/preact";
import { draw, say } from "../../words.js";
import { Turn } from "../controls/stepper.js";
import { signed } from "../shapes/field-values.js";

/** @import { Lines, Text, TickRow, Ticks } from "../../types.d.ts" */
/** @typedef {Record<string, unknown>} Row a line as it is sent */
/** @typedef {{page: number, ticks: Ticks, row: TickRow, key: string}} Spot a row, and where it stands */

/** Every row there is. @param {Lines} prompt @returns {Spot[]} */
export const allRows = (prompt) =>
  (prompt.pages ?? []).flatMap(({ ticks = [] }, /** @type {number} */ page) =>
    ticks.flatMap((one, at) => one.rows.map((row) => ({ page, ticks: one, row, key: `${page}:${at}:${row.value}` }))),
  );

/** The line that a change makes, without by how much. @param {Spot} spot @param {boolean} more */
const shape = ({ ticks, row }, more) => ({
  sort: ticks.sort,
  ...Object.fromEntries(
    Object.entries((!more && ticks.down) || ticks.up || {}).map(([id, one]) => [id, one === "$" ? row.value : one]),
  ),
});

/** @param {Spot} spot @param {number} n @returns {Record<string, unknown>} */
export const lineOf = (spot, n) => ({
  ...shape(spot, n > 0),
  [spot.ticks.number]: spot.ticks.down ? Math.abs(n) : n,
});

/** How much of a row is proposed, and the lines that no row makes. @param {Lines} prompt @returns {[Record<string, number>, Row[]]} */
export function proposed(prompt) {
  /** @type {Record<string, number>} */
  const values = {};
  const rest = (prompt.proposed ?? []).filter((line) => {
    const spot = allRows(prompt).find((one) => same(lineOf(one, amount(one, line)), line));
    if (spot) values[spot.key] = amount(spot, line);
    return !spot;
  });
  return [values, rest];
}

/** By how much a line would change this row. @param {Spot} spot @param {Row} line @returns {number} */
const amount = (spot, line) => {
  const n = Number(line[spot.ticks.number] ?? 0);
  return spot.ticks.down && same({ ...shape(spot, false), [spot.ticks.number]: n }, line) ? -n : n;
};

/** @param {Record<string, unknown>} one @param {Record<string, unknown>} two */
const same = (one, two) =>
  Object.keys(one).length === Object.keys(two).length && Object.entries(one).every(([id, value]) => two[id] === value);

/** A sentence on what changes. @param {Text} text @param {Spot} spot @param {number} n @returns {Text} */
export const tickSentence = (text, { row }, n) => ({
  t: text.t,
  p: {
    ...text.p,
    what: row.label,
    n: Math.abs(n),
    way: n > 0 ? "more" : "less",
    before: row.before ?? 0,
    after: (row.before ?? 0) + n,
  },
});

/** One row. @param {{spot: Spot, n: number, onChange: (n: number) => void}} props */
export function TickedRow({ spot, n, onChange }) {
  const { row, ticks } = spot;
  const by = (/** @type {number} */ change) => () => {
    const next = n + change;
    if (next < row.low || next > row.high) return false;
    onChange(next);
    return true;
  };
  const note = n !== 0 && row.before === undefined ? tickSentence(ticks.sentence, spot, n) : row.note;
  return html`<li class=${n ? "ticked" : ""}>
    <span class="what"><span class="t">${draw(row.label)}</span>${note && html`<span class="s">${draw(note)}</span>`}</span>
    <span class="stepper" role="group" aria-label=${say(row.label)}>
      <${Turn} kind="less" label=${`${say(row.label)} −1`} off=${n - 1 < row.low} onStep=${by(-1)}>−<//>
      <output class="num" aria-live="polite">${number(row.before, n)}</output>
      <${Turn} kind="more" label=${`${say(row.label)} +1`} off=${n + 1 > row.high} onStep=${by(1)}>+<//>
    </span>
  </li>`;
}

/** @param {number | undefined} before @param {number} n */
function number(before, n) {
  if (before === undefined) return signed(n);
  return n ? html`<small>${before} →</small> ${before + n}` : before;
}
