// Divide points over rows: steppers, the rest always in sight, a draft on the device.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Foot } from "../parts/prompts/ask.js";
import { useDraft } from "../parts/controls/draft.js";
import { outcome } from "../parts/controls/outcome.js";
import { Turn } from "../parts/controls/stepper.js";
import { useReveal } from "../parts/device/scroll.js";
import { useVeil, Veil } from "../parts/secrets/veil.js";
import { draw, say, ui } from "../words.js";

const PIPS = 12; // more would not fit under a name

/** @import { Share as Row } from "../types.d.ts" */

/** @param {import("../shapes.d.ts").PromptProps<"allocate">} props */
export function Allocate({ prompt, send, act }) {
  const rows = prompt.rows ?? [];
  const budget = prompt.budget ?? 0;
  const first = Object.fromEntries(rows.map((row) => [row.value, row.count ?? 0]));
  const spent = (/** @type {Record<string, number>} */ units) =>
    rows.reduce((sum, row) => sum + (units[row.value] ?? 0) * (row.price ?? 1), 0);
  const fits = (/** @type {Record<string, number>} */ old) =>
    rows.every((row) => Number.isInteger(old[row.value]) && old[row.value] >= 0 && old[row.value] <= row.high) &&
    spent(old) <= budget;
  const [units, setUnits, forget] = useDraft(prompt, act, first, fits);
  const left = budget - spent(units);
  const short = Boolean(prompt.exact) && left > 0;
  // A phone keeps the draft of a sealed paper in case it is taken back. A tablet, which many use,
  // forgets it.
  const done = (/** @type {import("../types.d.ts").CommandReply} */ answer) =>
    answer?.ok && (act !== null || !prompt.sealed) && forget();
  const veil = useVeil(Boolean(prompt.sealed) && left < budget);
  const sum = budget - left;
  const few = left > 0 && prompt.short ? { ...prompt.short, p: { ...prompt.short.p, sum } } : prompt.warn;
  const label = sum === 0 && prompt.nothing ? prompt.nothing : { ...prompt.label, p: { ...prompt.label.p, sum } };
  const same = prompt.same && rows.every((row) => units[row.value] === (row.count ?? 0));
  const need = short ? ui("ui-points-missing", { count: left }) : draw(prompt.same);
  const seal = () => send({ [prompt.field ?? "points"]: units }, undefined, few, label)?.then(done);
  const letters = Math.max(...rows.flatMap((row) => say(row.label).split(/\s/)).map((word) => word.length));
  const list = html`<ol class="shares" style=${`--letters:${letters}`}>
    ${rows.map(
      (
        row,
      ) => html`<${Share} key=${row.value} row=${row} units=${units[row.value] ?? 0} left=${left} beyond=${prompt.beyond}
      onChange=${(/** @type {number} */ next) => setUnits({ ...units, [row.value]: next })} />`,
    )}
  </ol>`;
  return html`<div class="choice allocate">
      <p class="purse" role="status"><span class="num hue">${left}</span><small>${draw(prompt.left)}</small><small class="of">${ui("ui-done-of", { done: sum, total: budget })}</small></p>
      ${prompt.sealed ? html`<${Veil} of=${veil}>${list}<//>` : list}
      ${prompt.outcome && html`<p class="outcome t" role="status">${draw(outcome(prompt.outcome, rows, units))}</p>`}
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${short || Boolean(same)} onPress=${seal} need=${need}>${draw(label)}<//>`;
}

/**
 * @param {{row: Row, units: number, left: number, beyond?: import("../types.d.ts").Text,
 *   onChange: (next: number) => void}} props
 */
function Share({ row, units, left, beyond, onChange }) {
  const [open, setOpen] = useState(false);
  const what = say(row.label);
  const lost = row.enough !== undefined && units > row.enough;
  const most = Math.min(row.high, units + Math.floor(left / (row.price ?? 1)));
  const by = (/** @type {number} */ change) => () => {
    const next = units + change;
    if (next < 0 || next > most) return false;
    onChange(next);
    return true;
  };
  const pips = row.high <= PIPS && row.becomes === undefined ? row.high : 0;
  const take = (/** @type {number} */ next) => {
    setOpen(false);
    onChange(next);
  };
  const place = useReveal(open);
  // A touch on the fifth mark means five; on the last full one it takes that back.
  const mark = (/** @type {{currentTarget: HTMLElement, clientX: number}} */ event) => {
    const { left: from, width } = event.currentTarget.getBoundingClientRect();
    const nth = Math.min(pips, Math.max(1, Math.ceil(((event.clientX - from) / width) * pips)));
    onChange(Math.min(most, nth === units ? nth - 1 : nth));
  };
  return html`<li class=${units ? "" : "none"} ref=${place}>
    <span class="what">
      <span class="t">${draw(row.label)}</span>
      ${pips > 0 && html`<span class="pips" aria-hidden="true" onClick=${mark}>${[...Array(pips).keys()].map((pip) => html`<i key=${pip} class=${pip < units ? "on" : ""}></i>`)}</span>`}
      ${row.becomes && html`<${Becomes} before=${row.before} after=${row.becomes[units]} />`}
      ${row.note && html`<span class="s">${draw(row.note)}</span>`}
      ${lost && html`<span class="s wrong">${draw(beyond)}</span>`}
    </span>
    <span class="picking" role="group" aria-label=${what}>
      <${Turn} kind="less" label=${ui("ui-fewer", { what })} off=${units < 1} onStep=${by(-1)} />
      <button type="button" class="number" aria-expanded=${open ? "true" : "false"} aria-label=${ui("ui-number-of", { what, n: units })} onClick=${() => setOpen(!open)}>
        <output class="num" aria-live="polite">${units}</output></button>
      <${Turn} kind="more" label=${ui("ui-more", { what })} off=${units >= most} onStep=${by(1)} />
    </span>
    ${open && html`<${Numbers} what=${what} high=${row.high} most=${most} units=${units} onTake=${take} />`}
  </li>`;
}

/** A number that the answer changes: as it stands, and what it would be. @param {{before?: number, after: number}} props */
function Becomes({ before, after }) {
  return html`<span class="s becomes">${after === before ? ui("ui-stays", { n: after }) : html`<span class="num">${before}</span> → <b class="num">${after}</b>`}</span>`;
}

/** All numbers that a row may have, one touch each. @param {{what: string, high: number, most: number, units: number, onTake: (n: number) => void}} props */
const Numbers = ({ what, high, most, units, onTake }) =>
  html`<span class="numbers" role="group" aria-label=${what}>${[...Array(high + 1).keys()].map(
    (n) => html`<button type="button" key=${n} class=${`num ${n === units ? "sel" : ""}`} disabled=${n > most}
      aria-pressed=${n === units ? "true" : "false"} onClick=${() => onTake(n)}>${n}</button>`,
  )}</span>`;
