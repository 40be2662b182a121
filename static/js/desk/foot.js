// The band at the bottom of the tablet: the last step with its undo, its redo, and the main button.
import { html } from "htm/preact";
import { Ask, Foot } from "../parts/asking/ask.js";
import { Emblem } from "../parts/shapes/emblem.js";
import { prompts } from "../prompts/index.js";
import { picture } from "../store.js";
import { draw, ui } from "../words.js";
import { ScrollHint } from "./scroll-hint.js";
import { isTapped, PickFoot, questionKey } from "./sheets/picking.js";

const TWINS = { ...prompts, pick: PickFoot, press: PressFoot };
const BACK = { press: UndoButton };
const AGAIN = { press: RedoButton };

/** @param {{plan: import("./table/plan.js").Plan}} props */
export function DeskFoot({ plan }) {
  const { undo: back, redo: again } = picture.value?.desk ?? {};
  // A tapped name asks to be confirmed before anything else; with nothing tapped the evening goes on.
  const shown = plan.pick && (isTapped(plan.pick) || !plan.ember || plan.ember.closed) ? plan.pick : plan.ember;
  if (!back && !again && !shown) return null;
  return html`<footer class=${back || again ? "act" : "act alone"}>
    <${ScrollHint} />
    ${
      (back || again) &&
      html`<div class="back">
      ${back && html`<${Ask} key=${back.args?.to} prompt=${back} twins=${BACK} />`}
      ${again && html`<${Ask} key=${again.args?.undo} prompt=${again} twins=${AGAIN} />`}
    </div>`
    }
    ${shown && html`<div class="big"><${Ask} key=${questionKey(shown)} prompt=${shown} twins=${TWINS} silent=${shown === plan.pick && !isTapped(shown)} /></div>`}
  </footer>`;
}

/** The big button, with the one line under it that says what may be done now. @param {import("../shapes.d.ts").PromptProps<"press">} props */
function PressFoot({ prompt, send, act }) {
  return html`<${Foot} prompt=${prompt} act=${act} hint=${prompt.hint && draw(prompt.hint)} onPress=${() => send()} />`;
}

/** Says what would be taken back. @param {import("../shapes.d.ts").PromptProps<"press">} props */
function UndoButton({ prompt, send }) {
  const lines = picture.value?.desk?.diary ?? [];
  const last = lines.find((line) => line.to === prompt.args?.to);
  return html`<button type="button" onClick=${() => send()}>
    <${Emblem} name="undo" size=${1.875} box="0 0 30 30" />
    <span>${ui("desk-undo")}${last && html`<small>${draw(last.text)}</small>`}</span>
  </button>`;
}

/** Takes the undo back: says what would count again. @param {import("../shapes.d.ts").PromptProps<"press">} props */
function RedoButton({ prompt, send }) {
  return html`<button type="button" class="redo" onClick=${() => send()}>
    <${Emblem} name="undo" size=${1.875} box="0 0 30 30" />
    <span>${ui("desk-redo")}${prompt.hint && html`<small>${draw(prompt.hint)}</small>`}</span>
  </button>`;
}
