// A number with minus and plus; a held button repeats.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { digits } from "../../clock.js";
import { ui } from "../../words.js";
import { useRepeat } from "./repeat.js";

/**
 * @param {{value: number, low: number, high: number, step?: number, name: string, signed?: boolean, timed?: boolean, settles?: boolean,
 *   onChange: (value: number) => unknown}} props `name`: what is counted, for screen readers. `signed`: it is a
 *   change. `timed`: it is seconds, drawn as minutes. `settles`: a hold calls `onChange` once, when it ends
 */
export function Stepper({
  value,
  low,
  high,
  step = 1,
  name,
  signed = false,
  timed = false,
  settles = false,
  onChange,
}) {
  const [moving, setMoving] = useState(/** @type {number | null} */ (null));
  const shown = moving ?? value;
  const send = (/** @type {number} */ wanted) =>
    Promise.resolve(onChange(wanted)).finally(() => setMoving((now) => (now === wanted ? null : now)));
  const by = (/** @type {number} */ change) => (/** @type {boolean} */ held) => {
    const next = shown + change;
    if (next < low || next > high) return false;
    const moves = settles && (held || moving !== null); // a tap before the answer to a hold goes on from it
    if (moves) setMoving(next);
    if (!held || !settles) send(next);
    return true;
  };
  const end = () => void (moving !== null && send(moving));
  return html`<span class="stepper" role="group" aria-label=${name}>
    <${Turn} label=${ui("ui-fewer", { what: name })} off=${shown - step < low} onStep=${by(-step)} onEnd=${end}>−<//>
    <output class="num" aria-live="polite">${timed ? digits(shown) : signed && shown > 0 ? `+${shown}` : shown < 0 ? `−${-shown}` : shown}</output>
    <${Turn} label=${ui("ui-more", { what: name })} off=${shown + step > high} onStep=${by(step)} onEnd=${end}>+<//>
  </span>`;
}

/**
 * One of the two buttons.
 * @param {{label: string, off: boolean, kind?: string, children?: import("../../shapes.d.ts").Drawn, onStep: (held: boolean) => boolean, onEnd?: () => void}} props
 */
export function Turn({ label, off, kind, children, onStep, onEnd }) {
  const grip = useRepeat(onStep, onEnd);
  return html`<button type="button" class=${kind} aria-label=${label} disabled=${off} ...${grip}>${children}</button>`;
}
