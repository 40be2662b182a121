// The public screen while people sit around real cards: the ring with a word under each name, and beside it what was opened.
import { html } from "htm/preact";
import { counted } from "../../panels/people/awaited.js";
import { Circle } from "../../panels/people/circle.js";
import { Show } from "../../parts/shapes/show.js";
import { draw, say } from "../../words.js";
import { nameWidth } from "../../parts/shapes/letters.js";
import { stage } from "../../wall/stage.js";
import { components } from "../table/wide-panels.js";

/** @import { Panel, Panels } from "../../types.d.ts" */

const LARGE = 9; // rows of words that are still large
const MOST = 17; // more do not fit; the words under the names show the results
const LETTERS = 34; // of a row
const CITY = 52; // px of the words in the middle

/** Sizes of names that can be read from four metres. */
const SIZES = [46, 42, 38, 34, 31, 28];

/** How many rows the words of a note take. @param {Panels["note"]} note */
const rows = (note) =>
  (note.lines ?? []).reduce((/** @type {number} */ sum, line) => sum + Math.ceil(say(line).length / LETTERS), 0);

/** @param {{circle: Panels["circle"], panels: Panel[], children?: import("../../shapes.d.ts").Drawn}} props */
export function Hall({ circle, panels, children }) {
  const all = panels.filter((panel) => panel.kind === "note");
  const many = all.reduce((sum, note) => sum + rows(note), 0);
  const notes = many > MOST ? [] : all;
  const awaited = panels.find((panel) => panel.kind === "awaited");
  const aside = notes.length > 0;
  // with notes beside the ring there is no room in its middle
  const beside = aside && circle.middle && !stage.value.upright;
  const core = circle.middle && !beside ? nameWidth(say(circle.middle), CITY) : 0;
  return html`<main class=${`hall ${aside ? "two" : ""}`}>
    ${children}
    <${Circle} panel=${beside ? { ...circle, middle: undefined } : circle} sizes=${SIZES} core=${core} low>
      ${awaited && html`<p class="t num count">${counted(awaited)}</p>`}
    <//>
    ${
      aside &&
      html`<div class=${`aside ${many > LARGE ? "long" : ""}`}>
      ${beside && html`<p class="t city">${draw(circle.middle)}</p>`}
      ${notes.map((panel, i) => html`<${Show} key=${i} panel=${panel} components=${components} />`)}
    </div>`
    }
  </main>`;
}
