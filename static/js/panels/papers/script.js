// The line to read now, in the largest type that fits, the one after it, and the steps above.

import { html } from "htm/preact";
import { Emblem } from "../../parts/shapes/emblem.js";
import { say, ui } from "../../words.js";

/** @import { Script as ScriptPanel, ScriptStage } from "../../types.d.ts" */

/** From so many letters on, a line is set smaller. */
/** @type {[number, string][]} */
const LENGTHS = [
  [230, "tiny"],
  [150, "small"],
  [90, "broad"],
];

/** @param {{panel: ScriptPanel}} props */
export function Script({ panel }) {
  return html`<div class="script"><${Stages} stages=${panel.stages} /><${Line} panel=${panel} /></div>`;
}

/** The steps of the night as gouges. @param {{stages?: ScriptStage[]}} props */
export function Stages({ stages = [] }) {
  if (stages.length === 0) return null;
  return html`<ol class=${`stages ${stages.length > 6 ? "crowded" : ""}`} aria-label=${ui("ui-stages")}>
    ${stages.map(
      (stage, i) => html`<li key=${i} class=${stage.state} aria-current=${stage.state === "now" ? "step" : undefined}>
      <i></i><span>${say(stage.label)}</span>
    </li>`,
    )}
  </ol>`;
}

/** What is spoken, and nothing else. @param {{panel: ScriptPanel}} props */
export function Line({ panel }) {
  const line = say(panel.line);
  const size = LENGTHS.find(([many]) => line.length > many)?.[1] ?? "large";
  return html`<section class="say">
    ${panel.emblem && html`<${Emblem} name=${panel.emblem} size="clamp(4rem, 12vw, 7.75rem)" />`}
    <div>
      <p class=${`line q ${size}`}>${ui("ui-said", { line })}</p>
      ${panel.following && html`<p class="next q">${ui("ui-then", { line: say(panel.following) })}</p>`}
    </div>
  </section>`;
}

/** How far the script is: which step of how many. @param {ScriptStage[]} [stages] */
export function progress(stages = []) {
  const at = stages.findIndex((stage) => stage.state === "now");
  return at < 0 ? null : { step: at + 1, of: stages.length };
}
