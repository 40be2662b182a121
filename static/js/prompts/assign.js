// One value for each seat: which card each person was dealt by hand.
import { html } from "htm/preact";
import { Foot } from "../parts/prompts/ask.js";
import { useEntry } from "../parts/controls/entry.js";
import { draw, nameOf, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps<"assign">} props */
export function Assign({ prompt, send, act }) {
  const chosen = Object.fromEntries(prompt.chosen ?? []);
  // An answer given elsewhere replaces what was chosen here.
  const [values, setValues] = useEntry(prompt, act, chosen, prompt.chosen);
  const seats = /** @type {number[]} */ (prompt.seats ?? []);
  const pairs = seats.filter((seat) => values[seat]).map((seat) => [seat, values[seat]]);
  const left = seats.length - pairs.length;
  const missing = left > 0 && ui("ui-still-missing", { count: left });
  const same = prompt.same && seats.every((seat) => values[seat] === chosen[seat]);
  const few = prompt.every && missing;
  const give = (/** @type {number} */ seat, /** @type {string} */ value) => {
    const had = prompt.single ? seats.find((one) => one !== seat && value && values[one] === value) : undefined;
    setValues({ ...values, [seat]: value, ...(had !== undefined && { [had]: values[seat] }) });
  };
  const can = (prompt.items ?? []).filter((item) => item.note);
  return html`
    <ul class="choice assign">
      ${seats.map(
        (seat) => html`<${Row} key=${seat} seat=${seat} items=${prompt.items ?? []} value=${values[seat]}
          every=${prompt.every}
          onChange=${(/** @type {string} */ value) => give(seat, value)} />`,
      )}
    </ul>
    ${can.length > 0 && html`<ul class="can">${can.map((item) => html`<li class="s" key=${item.value}><b>${draw(item.label)}</b>: ${draw(item.note)}</li>`)}</ul>`}
    <${Foot} prompt=${prompt} act=${act} off=${Boolean(same || few)} need=${few ? missing : draw(prompt.same)} onPress=${() => send({ [prompt.field ?? "roles"]: pairs })}
      hint=${missing} />
  `;
}

/** @param {{seat: number, items: import("../types.d.ts").Item[], value?: string, every?: boolean, onChange: (value: string) => void}} props */
function Row({ seat, items, value, every, onChange }) {
  const id = `assign-${seat}`;
  return html`<li class="field">
    <label for=${id}><bdi>${nameOf(seat)}</bdi></label>
    <span class="picker"><select id=${id} onChange=${(/** @type {import("../shapes.d.ts").Filled} */ event) => onChange(event.target.value)}>
      ${!(every && value) && html`<option value="" selected=${!value} disabled=${every}>${ui(every ? "ui-choose" : "ui-not-told")}</option>`}
      ${items.map((item) => html`<option value=${item.value} selected=${item.value === value}>${say(item.label)}</option>`)}
    </select></span>
    ${value && html`<span class="sr">${draw(items.find((item) => item.value === value)?.label)}</span>`}
  </li>`;
}
