// The panels as tablet and screen draw them: those of the phone, and the wide ones of their own.
import { html } from "htm/preact";
import { Chart } from "../../panels/charts/chart.js";
import { Chronicle } from "../../panels/papers/chronicle.js";
import { Circle } from "../../panels/people/circle.js";
import { Script } from "../../panels/papers/script.js";
import { Tally } from "../../panels/people/tally.js";
import { Note } from "../../panels/papers/note.js";
import { Ask } from "../../parts/prompts/ask.js";
import { Dial } from "../../parts/shapes/dial.js";
import { picture } from "../../store.js";
import { offer } from "./plan.js";

/** By kind, for `Show`. @type {import("../../shapes.d.ts").PanelComponents} */
export const components = {
  chart: Chart,
  chronicle: Chronicle,
  circle: Circle,
  countdown: Dial,
  note: NoteWithFix,
  script: Script,
  tally: Tally,
};

/** A note, and the button that solves what it warns of. @param {{panel: import("../../types.d.ts").Panels["note"]}} props */
function NoteWithFix({ panel }) {
  const fix =
    panel.offer && offer(picture.value, /** @type {keyof import("../../types.d.ts").Commands} */ (panel.offer));
  return html`<${Note} panel=${panel} />${fix && html`<div class="links"><${Ask} prompt=${{ ...fix, hint: undefined }} /></div>`}`;
}
