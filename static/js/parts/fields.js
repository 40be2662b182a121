// One field of a small form, as several prompts use it: a person, a choice, a number, words.
import { html } from "htm/preact";
import { useId } from "preact/hooks";
import { draw, nameOf, say, ui } from "../words.js";
import { Stepper } from "./stepper.js";

/** What a field holds at first. @param {any} field */
export function first(field) {
  if (field.value !== undefined && field.value !== null) return field.value;
  return field.sort === "number" ? (field.low ?? 0) : field.sort === "words" ? "" : null;
}

/** What a field's value is called. @param {any} field @param {any} value */
export function called(field, value) {
  if (field.sort === "seat") return nameOf(value);
  if (field.sort === "choice") return say(field.items?.find((/** @type {any} */ one) => one.value === value)?.label);
  return String(value);
}

/** @param {{field: any, value: any, onChange: (value: any) => void}} props */
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
