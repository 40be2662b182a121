// One field, as every prompt that has fields uses it: a person, a choice, a number, words, a switch.
import { html } from "htm/preact";
import { useId } from "preact/hooks";
import { draw, nameOf, say, ui } from "../../words.js";
import { fillsAll } from "./earlier-entries.js";
import { Stepper } from "./stepper.js";

/** @import { Filled, Value } from "../../shapes.d.ts" */
/** @import { Field, Item, Known } from "../../types.d.ts" */

/** What a field holds at first. @param {Field} field @returns {Value} */
export function first(field) {
  if (field.value !== undefined && field.value !== null) return field.value;
  return { number: field.low ?? 0, words: "", switch: false, seat: null, choice: null }[field.sort];
}

const SHOWN = 6; // words from before that are one tap away

/** @param {{field: Field, value: Value, onChange: (value: Value) => void, onFill?: (values: Record<string, Value>) => void}} props
 *    `onFill`: several fields at once, by what was written before. */
export function Entry({ field, value, onChange, onFill }) {
  const id = useId();
  const take = (/** @type {Known} */ one) =>
    onFill ? onFill({ [field.id]: one.words, ...one.fills }) : onChange(one.words);
  return html`<div class="field">
    <label class="label" for=${field.sort === "number" ? undefined : id}>${draw(field.label)}</label>
    <${Control} field=${field} value=${value} onChange=${onChange} id=${id} />
    ${(field.known ?? []).length > 0 && !fillsAll(field) && html`<${EarlierWords} known=${field.known} value=${value} onTake=${take} />`}
    ${field.note && html`<span class="s" id=${`${id}-note`}>${draw(field.note)}</span>`}
  </div>`;
}

/** Earlier words that contain what is being written: a tap fills them in.
 *  @param {{known: Known[], value: string, onTake: (one: Known) => void}} props */
function EarlierWords({ known, value, onTake }) {
  const typed = value.trim().toLocaleLowerCase();
  const like = known.filter(({ words }) => words !== value && words.toLocaleLowerCase().includes(typed));
  if (like.length === 0) return null;
  return html`<span class="before" role="group" aria-label=${ui("ui-before")}>${like
    .slice(0, SHOWN)
    .map(
      (one) =>
        html`<button type="button" key=${one.words} onClick=${() => onTake(one)}>${one.words}${one.note && html` <b class="hue num">${one.note}</b>`}</button>`,
    )}</span>`;
}

/** A value of a list, with what stands beside it until it is chosen. @param {Item} item @param {boolean} chosen */
const named = (item, chosen) => [say(item.label), ...(item.note && !chosen ? [say(item.note)] : [])].join(" · ");

/** What a field is filled in with. @param {{field: Field, value: Value, id?: string, name?: string, settles?: boolean, onChange: (value: Value) => void}} props
 *    `id`: of the control that a label is for. `name`: what it is called where it has no label; `settles` as in `Stepper` */
export function Control({ field, value, id, name, settles, onChange }) {
  const { sort, low = 0, high = 0 } = field;
  const describedby = id && field.note ? `${id}-note` : undefined;
  const onInput = (/** @type {Filled} */ event) => onChange(event.target.value);
  if (sort === "number") {
    return html`<${Stepper} value=${value} low=${low} high=${high} step=${field.step} name=${name ?? say(field.label)}
      signed=${low < 0} timed=${field.timed} settles=${settles} onChange=${onChange} />`;
  }
  if (sort === "switch") {
    return html`<button type="button" class="switch" role="switch" aria-checked=${value ? "true" : "false"} aria-label=${name}
      onClick=${() => onChange(!value)}>${ui(value ? "ui-yes" : "ui-no")}</button>`;
  }
  if (sort === "words") {
    return html`<input id=${id} type="text" value=${value} maxlength=${high || undefined} aria-label=${name} aria-describedby=${describedby}
      autocomplete="off" onInput=${onInput} />`;
  }
  const seats = sort === "seat";
  const options = seats
    ? (field.seats ?? []).map((/** @type {number} */ seat) => ({ value: seat, name: nameOf(seat) }))
    : (field.items ?? []).map((item) => ({ value: item.value, name: named(item, item.value === value) }));
  return html`<span class="field picker"><select id=${id} aria-label=${name} aria-describedby=${describedby}
    onChange=${(/** @type {Filled} */ event) => onChange(seats ? Number(event.target.value) : event.target.value)}>
    ${value === null && html`<option value="" selected disabled>${ui("ui-choose")}</option>`}
    ${options.map((one) => html`<option value=${one.value} selected=${one.value === value}>${one.name}</option>`)}
  </select></span>`;
}
