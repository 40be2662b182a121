// At the end, on a phone: the picture of the evening to be handed on. It is drawn when it is touched.
import { html } from "htm/preact";
import { ui } from "../../words.js";
import { KeptHere } from "./kept-here.js";

/** @param {{panels: import("../../types.d.ts").Panel[]}} props */
export function Sharing({ panels }) {
  if (!panels.some((panel) => panel.kind === "verdict")) return html`<${KeptHere} />`;
  const share = () => import("./touched.js").then((come) => come.sharePicture(panels)).catch(() => {});
  return html`<p class="share"><button type="button" class="go" onClick=${share}>${ui("phone-share")}</button></p><${KeptHere} />`;
}
