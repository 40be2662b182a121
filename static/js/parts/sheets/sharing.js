// At the end, on a phone: the picture of the evening to be handed on. It is drawn when it is touched.
import { html } from "htm/preact";
import { ui } from "../../words.js";
import { KeptHere } from "./kept-here.js";

/** @param {{panels: import("../../types.d.ts").Panel[]}} props */
export function Sharing({ panels }) {
  const verdict = panels.find((panel) => panel.kind === "verdict");
  const circle = panels.find((panel) => panel.kind === "circle");
  if (!verdict || !circle) return html`<${KeptHere} />`;
  const chronicle = panels.find((panel) => panel.kind === "chronicle");
  const titles = chronicle?.chapters.find((chapter) => chapter.titles);
  const share = () =>
    import("./touched.js").then((come) => come.sharePicture({ verdict, circle, titles })).catch(() => {});
  return html`<p class="share"><button type="button" class="go" onClick=${share}>${ui("phone-share")}</button></p><${KeptHere} />`;
}
