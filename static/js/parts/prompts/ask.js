// Shows a prompt: its component, the seat it acts for, when it opens, and the confirmation.
import { html } from "htm/preact";
import { useId, useState } from "preact/hooks";
import { useUntil } from "../../clock.js";
import { registry } from "../../registry.js";
import { hush, pending } from "../../store.js";
import { act as sendCommand } from "../../wire.js";
import { draw, nameOf, ui } from "../../words.js";
import { answered } from "./answer-text.js";
import { Button } from "../controls/button.js";
import { Sheet } from "../sheets/sheet.js";

/** @import { Asked, Drawn, Filled, PromptComponents } from "../../shapes.d.ts" */
/** @import { Prompt, Text } from "../../types.d.ts" */

/** Whether its button is the large one in ember. @param {Prompt} prompt */
export const isMain = (prompt) => (prompt.weight ?? "main") === "main";

/**
 * @param {{prompt: Asked, components?: PromptComponents, silent?: boolean}} props
 *   `components`: other components for some kinds (the tablet may pick on its own ring). `silent`: does not
 *   say in whose place one answers, for the question says it already
 */
export function Ask({ prompt, components = registry.value.prompts, silent = false }) {
  const [chosen, setChosen] = useState(prompt.act_for?.length === 1 ? prompt.act_for[0] : null);
  const [unconfirmed, setUnconfirmed] = useState(
    /** @type {{args: Record<string, unknown>, warn: Text, label?: Text, give: () => void} | null} */ (null),
  );
  const seats = prompt.act_for ?? [];
  // one question may pass from voter to voter: with a single seat there is nothing to choose
  const act = seats.length === 1 ? seats[0] : seats.includes(chosen ?? -1) ? chosen : null;
  const Component = components[prompt.kind];
  if (!Component) {
    if (registry.value.complete) console.error(`unknown prompt ${prompt.kind}`);
    return null;
  }
  const give = (/** @type {Record<string, unknown>} */ args, key = prompt.key) => {
    setUnconfirmed(null);
    return sendCommand(prompt.command, { ...prompt.args, ...args }, { seat: act, key });
  };
  // One answer to a question at a time. `key`: of one of several questions of a component (rules). `warn`: asks
  // for confirmation, with `label` on the button. The promise resolves when the answer is decided.
  /** @type {import("../../shapes.d.ts").Send} */
  const send = (args = {}, key = prompt.key, warn = prompt.warn, label = undefined) => {
    if (pending.value.some((one) => one.key === key)) return undefined;
    if (!warn) return give(args, key);
    return new Promise((answer) => setUnconfirmed({ args, warn, label, give: () => answer(give(args, key)) }));
  };
  return html`
    ${seats.length > (silent ? 1 : 0) && html`<${ActFor} seats=${seats} act=${act} onChoose=${setChosen} />`}
    <${Component} key=${`${prompt.key}:${act}`} prompt=${prompt} send=${send} act=${act} />
    ${unconfirmed && html`<${Confirmation} prompt=${prompt} args=${unconfirmed.args} warn=${unconfirmed.warn} said=${unconfirmed.label} act=${act} onYes=${unconfirmed.give} onNo=${() => setUnconfirmed(null)} />`}
  `;
}

/** @param {{seats: number[], act: number | null, onChoose: (seat: number) => void}} props */
function ActFor({ seats, act, onChoose }) {
  const id = useId();
  if (seats.length === 1) return html`<p class="s">${draw({ t: "ui-act-for", p: { who: { seat: seats[0] } } })}</p>`;
  return html`<div class="field act-for">
    <label class="s" for=${id}>${ui("ui-act-for-whom")}</label>
    <span class="picker"><select id=${id} onChange=${(/** @type {Filled} */ e) => onChoose(Number(e.target.value))}>
      ${act === null && html`<option value="" selected disabled>${ui("ui-choose-seat")}</option>`}
      ${seats.map((seat) => html`<option value=${seat} selected=${seat === act}>${nameOf(seat)}</option>`)}
    </select></span>
  </div>`;
}

/**
 * Asks for confirmation, showing in words what would be sent. If the button was not the main one before, or gives
 * something up (`said`), the main button here leads back.
 * @param {{prompt: Asked, args: Record<string, unknown>, warn: Text, said?: Text, act: number | null, onYes: () => void, onNo: () => void}} props
 */
function Confirmation({ prompt, args, warn, said, act, onYes, onNo }) {
  const answers = answered(prompt, args);
  // A single choice is named on the button too, as it was on the one that was pressed.
  const label =
    prompt.kind === "choose" || prompt.kind === "pick"
      ? { t: prompt.label.t, p: { ...prompt.label.p, name: answers[0]?.[1] ?? "…" } }
      : (said ?? prompt.label);
  const great = !said && isMain(prompt);
  const about = prompt.about === undefined ? ui("ui-sure") : html`<bdi>${nameOf(prompt.about)}</bdi>`;
  return html`<${Sheet} title=${about} onClose=${onNo} class="doubt">
    ${act !== null && html`<p class="s">${draw({ t: "ui-act-for", p: { who: { seat: act } } })}</p>`}
    ${answers.length > 0 && html`<dl class="told">${answers.map(([label, value], i) => html`<div key=${i}><dt class="s">${label}</dt><dd class="t"><bdi>${value}</bdi></dd></div>`)}</dl>`}
    <p class="q big">${draw(warn)}</p>
    <div class="foot">
      <${Button} weight=${great ? "main" : "quiet"} onPress=${onYes}>${draw(label)}<//>
      <${Button} weight=${great ? "quiet" : "main"} onPress=${onNo}>${ui("ui-rather-not")}<//>
    </div>
  <//>`;
}

/**
 * The band at the thumb: the button that answers, and one line under it that says why it cannot be
 * pressed, or what happens. `off`: nothing is chosen yet (`need` says what).
 * @param {{prompt: Prompt, act: number | null, off?: boolean, need?: Drawn, hint?: Drawn,
 *   onPress: () => void, onTry?: () => void, children?: Drawn}} props `onTry`: pressed although it cannot be
 */
export function Foot({ prompt, act, off = false, need, hint, onPress, onTry, children }) {
  const id = useId();
  const early = useUntil(prompt.opens_at, hush.value);
  const nobody = Boolean(prompt.act_for?.length) && act === null;
  const sending = pending.value.some((one) => one.key === prompt.key);
  const why = prompt.closed
    ? draw(prompt.closed)
    : early > 0
      ? ui(hush.value ? "ui-in-a-moment" : "ui-opens-in", { seconds: early })
      : nobody
        ? ui("ui-choose-seat-first")
        : off
          ? need
          : hint;
  return html`<div class=${`foot ${prompt.weight ?? "main"}`} data-command=${prompt.command}>
    <${Button} weight=${prompt.weight ?? "main"} off=${Boolean(prompt.closed) || early > 0 || nobody || off}
      busy=${sending} onPress=${onPress} onTry=${onTry} aria-describedby=${why ? id : undefined}>
      ${children ?? draw(prompt.label)}
    <//>
    ${why && html`<p class="s why" id=${id}>${why}</p>`}
  </div>`;
}
