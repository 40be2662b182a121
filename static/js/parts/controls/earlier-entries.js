// Earlier entries of a form: one touch fills it again.
import { html } from "htm/preact";
import { ui } from "../../words.js";

/** @import { Value } from "../../shapes.d.ts" */
/** @import { Field, Known } from "../../types.d.ts" */

/** Whether the earlier entries of a field fill a whole form: several other fields, too. @param {Field} field */
export const fillsAll = (field) => Object.keys(field.known?.[0]?.fills ?? {}).length > 1;

/** What a form is filled with. @param {Field} field @param {Known} one @returns {Record<string, Value>} */
const filled = (field, one) => ({ [field.id]: one.words, ...one.fills });

/**
 * @param {{fields: Field[], values: Record<string, Value>, onFill: (values: Record<string, Value>) => void}} props
 */
export function EarlierEntries({ fields, values, onFill }) {
  const field = fields.find(fillsAll);
  if (!field?.known) return null;
  const chosen = (/** @type {Known} */ one) =>
    Object.entries(filled(field, one)).every(([id, value]) => values[id] === value);
  return html`<div class="again" role="group" aria-label=${ui("ui-before")}>${field.known.map(
    (one, at) => html`<button type="button" key=${at} aria-pressed=${chosen(one) ? "true" : "false"}
      onClick=${() => onFill(filled(field, one))}>${one.words && html`<bdi>${one.words}</bdi> `}<span class="num">${one.note}</span></button>`,
  )}</div>`;
}
