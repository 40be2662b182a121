// The sheet of help: the cards of the deck, what is done now, the rules of this table.
import { html } from "htm/preact";
import { ui } from "../../words.js";
import { HowTo } from "./how-to.js";
import { reference } from "./reference.js";
import { Sheet } from "./sheet.js";
import { Show } from "../shapes/show.js";

/** @param {{onClose: () => void}} props */
export function HelpSheet({ onClose }) {
  return html`<${Sheet} title=${ui("ui-help")} onClose=${onClose} back=${ui("ui-help-back")} class="reference">
    <${HowTo} />
    ${reference().map((panel, at) => html`<${Show} key=${at} panel=${panel} />`)}
  <//>`;
}
