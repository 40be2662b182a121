// Several fields, one button: corrections with a reason, invented cards.
import { html } from "htm/preact";
import { useId, useState } from "preact/hooks";
import { Foot } from "../parts/ask.js";
import { Stepper } from "../parts/stepper.js";
import { draw, nameOf, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps} props */
export function Form({ prompt, send, act }) {
  const fields = /** @type {any[]} */ (prompt.fields ?? []);
  const [typed, setTyped] = useState(/** @type {Record<string, any>} */ ({}));
  const values = Object.fromEntries(fields.map((field) => [field.id, field.id in typed ? typed[field.id] : first(field)]));
  // What was sent is done: the same question asked again starts afresh.
  const give = async () => {
    const answer = await send(values);
    if (answer?.ok) setTyped({});
  };
  const missing = fields.find((field) => !complete(field, values[field.id]));
  return html`
    <div class="choice form">
      ${fields.map(
        (field) => html`<${Entry} key=${field.id} field=${field} value=${values[field.id]}
          onChange=${(/** @type {any} */ value) => setTyped({ ...typed, [field.id]: value })} />`,
      )}
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${Boolean(missing)} onPress=${give}
      need=${missing && ui("ui-field-missing", { what: say(missing.label) })} />
  `;
}

/** What a field holds at first. @param {any} field */
function first(field) {
  if (field.value !== undefined && field.value !== null) return field.value;
  return field.sort === "number" ? (field.low ?? 0) : field.sort === "words" ? "" : null;
}

/** @param {any} field @param {any} value */
function complete(field, value) {
  if (field.sort === "words") return value.trim().length >= (field.low ? 1 : 0);
  return value !== null;
}

/** One field with its label. @param {{field: any, value: any, onChange: (value: any) => void}} props */
export function Entry({ field, value, onChange }) {
  const id = useId();
  return html`<div class="field">
    <label class="label" for=${field.sort === "number" ? undefined : id}>${draw(field.label)}</label>
    <${Control} field=${field} value=${value} onChange=${onChange} id=${id} />
    ${field.note && html`<span class="s" id=${`${id}-note`}>${draw(field.note)}</span>`}
  </div>`;
}

/** @param {{field: any, value: any, id: string, onChange: (value: any) => void}} props */
function Control({ field, value, id, onChange }) {
  const noted = field.note ? `${id}-note` : undefined;
  const heard = (/** @type {any} */ event) => onChange(event.target.value);
  if (field.sort === "number") {
    return html`<${Stepper} value=${value} low=${field.low ?? 0} high=${field.high ?? 999} name=${say(field.label)} onChange=${onChange} />`;
  }
  if (field.sort === "words") {
    const known = /** @type {string[]} */ (field.known ?? []);
    return html`<input id=${id} type="text" value=${value} maxlength=${field.high || undefined} aria-describedby=${noted}
      autocomplete="off" list=${known.length > 0 ? `${id}-known` : undefined} onInput=${heard} />
      ${known.length > 0 && html`<datalist id=${`${id}-known`}>${known.map((one) => html`<option value=${one}></option>`)}</datalist>`}`;
  }
  const seats = field.sort === "seat";
  const options = seats
    ? (field.seats ?? []).map((/** @type {number} */ seat) => ({ value: seat, name: nameOf(seat) }))
    : (field.items ?? []).map((/** @type {any} */ item) => ({ value: item.value, name: say(item.label) }));
  return html`<span class="picker"><select id=${id} aria-describedby=${noted}
    onChange=${(/** @type {any} */ event) => onChange(seats ? Number(event.target.value) : event.target.value)}>
    ${value === null && html`<option value="" selected disabled>${ui("ui-choose")}</option>`}
    ${options.map((/** @type {any} */ one) => html`<option value=${one.value} selected=${one.value === value}>${one.name}</option>`)}
  </select></span>`;
}
