// Which sheet is open on the tablet, and the frame that all of them share.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { Ask } from "../../parts/prompts/ask.js";
import { Sheet } from "../../parts/sheets/sheet.js";
import { useSent } from "../../parts/prompts/use-sent.js";
import { Toast } from "../../parts/sheets/toast.js";
import { draw } from "../../words.js";
import { sheetComponents } from "./ring-pick.js";

export { useSent };

/** @import { Drawn } from "../../shapes.d.ts" */
/** @import { Prompt } from "../../types.d.ts" */

/** The open sheet: its name and what it is about. */
export const sheet = signal(/** @type {{name: string, seat?: number, group?: string} | null} */ (null));

export const close = () => (sheet.value = null);

/** @param {string} name @param {{seat?: number, group?: string}} [about] */
export const open = (name, about = {}) => (sheet.value = { name, ...about });

/** A sheet of the tablet; slips of paper are shown on it too. @param {{title: Drawn, class?: string, children?: Drawn, onClose?: () => void}} props */
export function DeskSheet({ title, children, class: more = "", onClose = close }) {
  return html`<${Sheet} title=${title} onClose=${onClose} class=${`desk-sheet ${more}`}>${children}<${Toast} /><//>`;
}

/**
 * Several questions on one sheet: one is open at once, those that are a single button stand as they are.
 * @param {{prompts: Prompt[], unfolded?: boolean}} props `unfolded`: the first one lies open at once
 */
export function Questions({ prompts: all, unfolded = false }) {
  // house rules are open, other questions follow folded
  const [rules, rest] = [true, false].map((are) => all.filter((one) => (one.kind === "rules") === are));
  if (unfolded && rules.length > 0) {
    return html`${rules.map((one) => html`<${Titled} key=${one.key} prompt=${one} bare />`)}${rest.length > 0 && html`<${Folded} prompts=${rest} />`}`;
  }
  return html`<${Folded} prompts=${all} unfolded=${unfolded} />`;
}

/** @param {{prompts: Prompt[], unfolded?: boolean}} props */
function Folded({ prompts, unfolded = false }) {
  const [only] = prompts;
  if (prompts.length === 1) return html`<${Titled} prompt=${only} bare=${unfolded} />`;
  return html`<div class="questions">
    ${prompts.map((prompt, i) =>
      prompt.kind === "press"
        ? html`<div class="one" key=${prompt.key}><${Ask} prompt=${prompt} />${prompt.hint && html`<p class="s">${draw(prompt.hint)}</p>`}</div>`
        : html`<${Fold} key=${prompt.key} prompt=${prompt} open=${unfolded && i === 0} />`,
    )}
  </div>`;
}

/** One of them; an answered sequence opens the next one. @param {{prompt: Prompt, open: boolean}} props */
function Fold({ prompt, open }) {
  const box = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  useSent(prompt.kind === "sequence" ? [prompt.key] : [], () => {
    const next = box.current?.nextElementSibling;
    if (box.current) box.current.open = false;
    if (next instanceof HTMLDetailsElement && next.querySelector(".sequence")) next.open = true;
  });
  return html`<details ref=${box} name="question" open=${open}>
    <summary><span>${draw(prompt.title ?? prompt.label)}</span></summary><${Titled} prompt=${prompt} bare />
  </details>`;
}

/**
 * A question with its title and sentence. `silent`: the sheet says already in whose place.
 * @param {{prompt: Prompt, bare?: boolean, silent?: boolean}} props
 */
export function Titled({ prompt, bare = false, silent = false }) {
  return html`<div class="question">
    ${!bare && prompt.title && html`<h3>${draw(prompt.title)}</h3>`}
    ${prompt.hint && html`<p class="s">${draw(prompt.hint)}</p>`}
    <${Ask} prompt=${prompt} key=${prompt.key} components=${sheetComponents} silent=${silent} />
  </div>`;
}
