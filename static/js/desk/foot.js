// The band at the bottom of the tablet: the last step with its undo, its redo, and the main button.
import { html } from "htm/preact";
import { Ask, Foot } from "../parts/prompts/ask.js";
import { Button } from "../parts/controls/button.js";
import { Emblem } from "../parts/shapes/emblem.js";
import { prompts } from "../prompts/index.js";
import { page, picture } from "../store.js";
import { draw, nameOf, ui } from "../words.js";
import { ScrollHint } from "./scroll-hint.js";
import { dueSeats } from "./sheets/handover.js";
import { AskSounds } from "./ask-sounds.js";
import { isTapped, PickFoot, questionKey } from "./sheets/picking.js";
import { seatsToWrite } from "./sheets/sealed.js";
import { open } from "./sheets/sheets.js";

const COMPONENTS = { ...prompts, pick: PickFoot, press: PressFoot };
const BACK = { press: UndoButton };
const AGAIN = { press: RedoButton };

/** @param {{plan: import("./table/plan.js").Plan}} props */
export function DeskFoot({ plan }) {
  const { undo: back, redo: again } = picture.value?.desk ?? {};
  // A tapped name is confirmed first; without one the main button is shown.
  const shown = plan.pick && (isTapped(plan.pick) || !plan.ember || plan.ember.closed) ? plan.pick : plan.ember;
  // While a player without a phone still has to look or to write, the main button hands the tablet on.
  const next = isTapped(plan.pick) ? undefined : nextSeat(plan);
  if (!back && !again && !shown && !next) return null;
  return html`<footer class=${back || again ? "act" : "act alone"}>
    <${ScrollHint} />
    <${AskSounds} plan=${plan} />
    ${
      (back || again) &&
      html`<div class="back">
      ${back && html`<${Ask} key=${back.args?.to} prompt=${back} components=${BACK} />`}
      ${again && html`<${Ask} key=${again.args?.undo} prompt=${again} components=${AGAIN} />`}
    </div>`
    }
    ${next && html`<div class="big pass"><${Pass} next=${next} />${shown && !shown.closed && html`<${Ask} key=${questionKey(shown)} prompt=${{ ...shown, weight: "quiet" }} components=${COMPONENTS} silent />`}</div>`}
    ${!next && shown && html`<div class="big"><${Ask} key=${questionKey(shown)} prompt=${shown} components=${COMPONENTS} silent=${shown === plan.pick && !isTapped(shown)} /></div>`}
  </footer>`;
}

/** The seat that gets the tablet next, and for which sheet. @param {import("./table/plan.js").Plan} plan */
function nextSeat(plan) {
  const [looks] = dueSeats(plan);
  const [writes] = seatsToWrite(plan);
  if (looks !== undefined) return { seat: looks, sheet: "handover" };
  return writes === undefined ? undefined : { seat: writes, sheet: "sealed" };
}

/** @param {{next: {seat: number, sheet: string}}} props */
const Pass = ({ next: { seat, sheet } }) =>
  html`<${Button} class="pass-on" onPress=${() => open(sheet, { seat })}>${ui(page.pocket ? "pocket-pass-next" : "desk-pass-next", { name: nameOf(seat) })}<//>`;

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
