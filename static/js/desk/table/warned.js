// A note, and the button that mends what it warns of.
import { html } from "htm/preact";
import { Note } from "../../panels/papers/note.js";
import { Ask } from "../../parts/asking/ask.js";
import { picture } from "../../store.js";
import { offer } from "./plan.js";

/** @param {{panel: import("../../types.d.ts").Panels["note"]}} props */
export function Warned({ panel }) {
  const mend =
    panel.offer && offer(picture.value, /** @type {keyof import("../../types.d.ts").Commands} */ (panel.offer));
  return html`<${Note} panel=${panel} />${mend && html`<div class="links"><${Ask} prompt=${{ ...mend, hint: undefined }} /></div>`}`;
}
