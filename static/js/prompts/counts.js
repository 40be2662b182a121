// How many of each (a deck), with steppers and their sum.
import { html } from "htm/preact";
import { Foot } from "../parts/prompts/ask.js";
import { Emblem } from "../parts/shapes/emblem.js";
import { Stepper } from "../parts/controls/stepper.js";
import { brokenBound } from "../parts/controls/bounds.js";
import { useEntry } from "../parts/controls/entry.js";
import { lastDone } from "../store.js";
import { draw, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps<"counts">} props */
export function Counts({ prompt, send, act }) {
  const rows = prompt.rows ?? [];
  const proposed = Object.fromEntries(rows.map((row) => [row.value, row.count]));
  // Changes by hand stay while the proposal changes, until a command of this device is carried out.
  const [touched, setTouched] = useEntry(prompt, act, /** @type {Record<string, number>} */ ({}), lastDone.value);
  const counts = { ...proposed, ...touched };
  const sum = rows.reduce((total, row) => total + counts[row.value], 0);
  const wrong = prompt.total !== undefined && sum !== prompt.total;
  const broken = !wrong && brokenBound(prompt.bounds ?? [], counts);
  return html`
    <ul class="choice counts">
      ${rows.map(
        (row) => html`<li key=${row.value} class=${counts[row.value] ? "" : "none"}>
          ${row.emblem && html`<${Emblem} name=${row.emblem} size=${2.25} />`}
          <span class="what"><span class="t">${draw(row.label)}</span>${row.note && html`<span class="s">${draw(row.note)}</span>`}</span>
          <${Stepper} value=${counts[row.value]} low=${row.low} high=${row.high} name=${say(row.label)}
            onChange=${(/** @type {number} */ count) => setTouched({ ...touched, [row.value]: count })} />
        </li>`,
      )}
    </ul>
    <${Foot} prompt=${prompt} act=${act} onPress=${() => send({ [prompt.field ?? "counts"]: counts })}
      hint=${prompt.total !== undefined && html`<span role="status"><span class=${wrong ? "wrong" : ""}>${ui("ui-cards-of", { sum, total: prompt.total })}</span>${broken && html`<br /><span class="wrong">${draw(broken.why)}</span>`}</span>`} />
  `;
}
