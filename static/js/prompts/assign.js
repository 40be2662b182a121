// One value for each seat: which card each person was dealt by hand.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Foot } from "../parts/ask.js";
import { draw, nameOf, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps} props */
export function Assign({ prompt, send, act }) {
  const told = Object.fromEntries(prompt.chosen ?? []);
  const [values, setValues] = useState(told);
  useEffect(() => setValues(told), [JSON.stringify(prompt.chosen)]);
  const seats = /** @type {number[]} */ (prompt.seats ?? []);
  const pairs = seats.filter((seat) => values[seat]).map((seat) => [seat, values[seat]]);
  const left = seats.length - pairs.length;
  const taken = pairs.map(([, value]) => value);
  const twice = prompt.twice && taken.find((one, at) => taken.indexOf(one) < at);
  const same = prompt.same && seats.every((seat) => values[seat] === told[seat]);
  const wrong = (/** @type {number} */ seat) =>
    (prompt.conflicts ?? []).includes(seat) || (Boolean(twice) && values[seat] === twice);
  return html`
    <ul class="choice assign">
      ${seats.map(
        (seat) => html`<${Row} key=${seat} seat=${seat} items=${prompt.items ?? []} value=${values[seat]}
          wrong=${wrong(seat)}
          onChange=${(/** @type {string} */ value) => setValues({ ...values, [seat]: value })} />`,
      )}
    </ul>
    <${Foot} prompt=${prompt} act=${act} off=${Boolean(twice || same)} need=${draw(twice ? prompt.twice : prompt.same)} onPress=${() => send({ [prompt.field ?? "roles"]: pairs })}
      hint=${left > 0 ? ui("ui-still-missing", { count: left }) : null} />
  `;
}

/** @param {{seat: number, items: any[], value?: string, wrong: boolean, onChange: (value: string) => void}} props */
function Row({ seat, items, value, wrong, onChange }) {
  const id = `assign-${seat}`;
  return html`<li class="field">
    <label for=${id}><bdi>${nameOf(seat)}</bdi>${wrong && html` <span class="wrong s">${ui("ui-does-not-fit")}</span>`}</label>
    <span class="picker"><select id=${id} aria-invalid=${wrong ? "true" : undefined}
      onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>
      <option value="" selected=${!value}>${ui("ui-not-told")}</option>
      ${items.map((item) => html`<option value=${item.value} selected=${item.value === value}>${say(item.label)}</option>`)}
    </select></span>
    ${value && html`<span class="sr">${draw(items.find((item) => item.value === value)?.label)}</span>`}
  </li>`;
}
