// Things that were written in a form before: one touch fills the whole form.
import { html } from "htm/preact";
import { ui } from "../words.js";

/** What a form is filled with. @param {any} field @param {any} one */
const filled = (field, one) => ({ [field.id]: one.words, ...one.fills });

/**
 * @param {{fields: any[], values: Record<string, any>, onFill: (values: Record<string, any>) => void}} props
 */
export function Faces({ fields, values, onFill }) {
  const field = fields.find((one) => one.known?.length > 0 && !one.low);
  if (!field) return null;
  const chosen = (/** @type {any} */ one) =>
    Object.entries(filled(field, one)).every(([id, value]) => values[id] === value);
  return html`<div class="again" role="group" aria-label=${ui("ui-before")}>${field.known.map(
    (
      /** @type {any} */ one,
      /** @type {number} */ at,
    ) => html`<button type="button" key=${at} aria-pressed=${chosen(one) ? "true" : "false"}
      onClick=${() => onFill(filled(field, one))}>${one.words && html`<bdi>${one.words}</bdi> `}<span class="num">${one.note}</span></button>`,
  )}</div>`;
}
