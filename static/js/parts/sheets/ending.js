// The end on a phone: who has won, the own titles and the picture to share in sight at once; then ring, story, charts.
import { html } from "htm/preact";
import { Charts } from "../charts/charts.js";
import { ui } from "../../words.js";
import { Show } from "../shapes/show.js";
import { StorageNotice } from "./storage-notice.js";

/** @import { Panel } from "../../types.d.ts" */

/** What stands above the picture to share: the fate of the reader, who has won, the own titles. @param {Panel} panel */
const isFirst = (panel) =>
  panel.kind === "verdict" || panel.kind === "medals" || (panel.kind === "note" && Boolean(panel.emblem));

/** @param {{panels: Panel[], components: import("../../shapes.d.ts").PanelComponents}} props */
export function Ending({ panels, components }) {
  const fated = panels.some((panel) => panel.kind === "note" && panel.emblem);
  const shown = (/** @type {boolean} */ first) =>
    html`<div class=${first && fated ? "panels fated" : "panels"}>${panels
      .filter((panel) => isFirst(panel) === first)
      .map(
        (panel, at) =>
          html`<${Show} key=${`${panel.kind}${at}`} panel=${panel.kind === "verdict" && fated ? { ...panel, winners: [] } : panel} components=${components} />`,
      )}</div>`;
  return html`${shown(true)}<${Sharing} panels=${panels} />${shown(false)}<${Charts} panels=${panels} />`;
}

/** The picture of the evening to be handed on; it is drawn when it is touched. @param {{panels: Panel[]}} props */
function Sharing({ panels }) {
  if (!panels.some((panel) => panel.kind === "verdict")) return html`<${StorageNotice} />`;
  const share = () => import("./on-demand.js").then((module) => module.sharePicture(panels)).catch(() => {});
  return html`<p class="share"><button type="button" class="go" onClick=${share}>${ui("phone-share")}</button></p><${StorageNotice} />`;
}
