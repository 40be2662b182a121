// One of a few things to choose from: its emblem, its name, a note.
import { html } from "htm/preact";
import { draw } from "../../words.js";
import { Emblem } from "../shapes/emblem.js";

/** @param {{item: import("../../types.d.ts").Item & {why?: import("../../types.d.ts").Text}, chosen?: boolean, off?: boolean, onPick: (value: string) => void}} props */
export function Item({ item, chosen, off = false, onPick }) {
  return html`<button type="button" class=${`item ${chosen ? "sel" : ""}`} aria-pressed=${chosen === undefined ? undefined : chosen ? "true" : "false"}
    aria-disabled=${off ? "true" : undefined} onClick=${() => off || onPick(item.value)}>
    ${item.emblem && html`<${Emblem} name=${item.emblem} size=${2.5} />`}
    <span>${draw(item.label)}${item.note && html`<span class="note">${draw(item.note)}</span>`}${item.why && html`<span class="sr">${draw(item.why)}</span>`}</span>
  </button>`;
}
