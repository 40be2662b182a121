// The toast at the edge: what was refused and why, what just happened.
import { html } from "htm/preact";
import { closeToast, toast } from "../../store.js";
import { draw, ui } from "../../words.js";

/** The place of the toast; it always exists, so that screen readers hear what appears in it. */
export function Toast() {
  const shown = toast.value;
  return html`<div role="status" aria-live="polite">
    ${
      shown &&
      html`<div class="toast" key=${shown.text.t} onClick=${closeToast}>
        <p>${draw(shown.text)}</p>
        ${shown.stays && html`<button type="button" onClick=${closeToast}>${ui(shown.close)}</button>`}
      </div>`
    }
  </div>`;
}
