// The end on a phone: who has won, the own titles and the picture to share in sight at once; then ring, story, charts.
import { html } from "htm/preact";
import { Charts } from "../charts/charts.js";
import { Show } from "../shapes/show.js";
import { Sharing } from "./sharing.js";

/** @import { Panel } from "../../types.d.ts" */

/** What stands above the picture to share: the fate of the reader, who has won, the own titles. @param {Panel} panel */
const isFirst = (panel) =>
  panel.kind === "verdict" || panel.kind === "medals" || (panel.kind === "note" && Boolean(panel.emblem));

/** @param {{panels: Panel[], twins: import("../../shapes.d.ts").PanelTwins}} props */
export function Ending({ panels, twins }) {
  const fated = panels.some((panel) => panel.kind === "note" && panel.emblem);
  const shown = (/** @type {boolean} */ first) =>
    html`<div class=${first && fated ? "panels fated" : "panels"}>${panels
      .filter((panel) => isFirst(panel) === first)
      .map(
        (panel, at) =>
          html`<${Show} key=${`${panel.kind}${at}`} panel=${panel.kind === "verdict" && fated ? { ...panel, winners: [] } : panel} twins=${twins} />`,
      )}</div>`;
  return html`${shown(true)}<${Sharing} panels=${panels} />${shown(false)}<${Charts} panels=${panels} />`;
}
