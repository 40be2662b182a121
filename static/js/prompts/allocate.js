// Divide points over rows: big steppers, what is left always in sight, a draft that stays on the device.
import { html } from "htm/preact";
import { Foot } from "../parts/ask.js";
import { useDraft } from "../parts/draft.js";
import { Turn } from "../parts/stepper.js";
import { Veil } from "../parts/veil.js";
import { draw, say, ui } from "../words.js";

const PIPS = 12; // more would not fit under a name

/** @param {import("../shapes.d.ts").PromptProps} props */
export function Allocate({ prompt, send, act }) {
  const rows = /** @type {any[]} */ (prompt.rows ?? []);
  const budget = prompt.budget ?? 0;
  const first = Object.fromEntries(rows.map((row) => [row.value, row.count ?? 0]));
  const spent = (/** @type {Record<string, number>} */ units) =>
    rows.reduce((sum, row) => sum + (units[row.value] ?? 0) * (row.price ?? 1), 0);
  const fits = (/** @type {Record<string, number>} */ old) =>
    rows.every((row) => Number.isInteger(old[row.value]) && old[row.value] >= 0 && old[row.value] <= row.high) &&
    spent(old) <= budget;
  const [units, setUnits, forget] = useDraft(`${prompt.key}:${act ?? ""}`, first, fits);
  const left = budget - spent(units);
  const short = Boolean(prompt.exact) && left > 0;
  const seal = () => send({ [prompt.field ?? "points"]: units })?.then((answer) => answer?.ok && forget());
  const list = html`<ol class="shares">
    ${rows.map(
      (
        row,
      ) => html`<${Share} key=${row.value} row=${row} units=${units[row.value] ?? 0} left=${left} beyond=${prompt.beyond}
      onChange=${(/** @type {number} */ next) => setUnits({ ...units, [row.value]: next })} />`,
    )}
  </ol>`;
  return html`<div class="choice allocate">
      <p class="purse" role="status"><span class="num hue">${left}</span><small>${draw(prompt.left)}</small><small class="of">${ui("ui-done-of", { done: budget - left, total: budget })}</small></p>
      ${prompt.sealed ? html`<${Veil} on=${left < budget}>${list}<//>` : list}
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${short} onPress=${seal} need=${ui("ui-points-missing", { count: left })} />`;
}

/**
 * @param {{row: any, units: number, left: number, beyond?: import("../shapes.d.ts").Text,
 *   onChange: (next: number) => void}} props
 */
function Share({ row, units, left, beyond, onChange }) {
  const what = say(row.label);
  const lost = row.enough !== undefined && units > row.enough;
  const most = Math.min(row.high, units + Math.floor(left / (row.price ?? 1)));
  const by = (/** @type {number} */ change) => () => {
    const next = units + change;
    if (next < 0 || next > most) return false;
    onChange(next);
    return true;
  };
  const pips = row.high <= PIPS ? row.high : 0;
  return html`<li class=${units ? "" : "none"}>
    <span class="what">
      <span class="t">${draw(row.label)}</span>
      ${pips > 0 && html`<span class="pips" aria-hidden="true">${[...Array(pips).keys()].map((pip) => html`<i key=${pip} class=${pip < units ? "on" : ""}></i>`)}</span>`}
      ${row.note && html`<span class="s">${draw(row.note)}</span>`}
      ${lost && html`<span class="s wrong">${draw(beyond)}</span>`}
    </span>
    <span class="picking" role="group" aria-label=${what}>
      <${Turn} kind="less" label=${ui("ui-fewer", { what })} off=${units < 1} onStep=${by(-1)} />
      <output class="num" aria-live="polite">${units}</output>
      <${Turn} kind="more" label=${ui("ui-more", { what })} off=${units >= most} onStep=${by(1)} />
    </span>
  </li>`;
}
