// News that the wall shows alone for some seconds: a heading, and its sentences one by one.
import { html } from "htm/preact";
import { ofKind } from "../parts/shapes/kinds.js";
import { Emblem } from "../parts/shapes/emblem.js";
import { draw, say } from "../words.js";
import { Code } from "./corners.js";
import { useMoment } from "./motion.js";
import { headline } from "./large-names.js";
import { stage } from "./stage.js";

/** @import { Panel, Panels } from "../types.d.ts" */

/** Units of the letters of the heading at most, and of the edges. */
const [LARGE, EDGES] = [88, 192];

/** The newest note that is to be shown alone, for some seconds. @param {Panel[]} panels @returns {Panels["note"] | null} */
export function useNewsAlone(panels) {
  const note = ofKind(panels, "note").find((panel) => panel.alone) ?? null;
  const on = useMoment(note ? JSON.stringify([note.title, note.lines]) : "");
  return on ? note : null;
}

/** @param {{note: Panels["note"]}} props */
export function NewsAlone({ note }) {
  return html`<main class="alone">
    ${note.emblem && html`<${Emblem} name=${note.emblem} size=${8} />`}
    <h1 style=${`font-size:${headline(say(note.title), stage.value.w - EDGES, LARGE)}px`}>${draw(note.title)}</h1>
    <ol>${(note.lines ?? []).map((line, at) => html`<li key=${at} class="t" style=${`--at:${at}`}>${draw(line)}</li>`)}</ol>
    <${Code} />
  </main>`;
}
