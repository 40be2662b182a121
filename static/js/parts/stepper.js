// How many: minus, the number, plus.
import { html } from "htm/preact";
import { ui } from "../words.js";

/**
 * @param {{value: number, low: number, high: number, step?: number, name: string, signed?: boolean,
 *   onChange: (value: number) => void}} props `name`: what is counted, for who does not see the row; `signed`: it is a change
 */
export function Stepper({ value, low, high, step = 1, name, signed = false, onChange }) {
  return html`<span class="stepper" role="group" aria-label=${name}>
    <button type="button" aria-label=${ui("ui-fewer", { what: name })} disabled=${value - step < low}
      onClick=${() => onChange(value - step)}>−</button>
    <output class="num" aria-live="polite">${signed && value > 0 ? `+${value}` : value < 0 ? `−${-value}` : value}</output>
    <button type="button" aria-label=${ui("ui-more", { what: name })} disabled=${value + step > high}
      onClick=${() => onChange(value + step)}>+</button>
  </span>`;
}
