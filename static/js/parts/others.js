// What may be done besides the one thing at the thumb: as it stands, or folded where there is much of it.
import { html } from "htm/preact";
import { draw } from "../words.js";
import { Ask } from "./ask.js";

/** @import { Prompt } from "../shapes.d.ts" */

/** Whether it is the one ember thing. @param {Prompt} prompt */
export const isMain = (prompt) => (prompt.weight ?? "main") === "main";

/** Everything else that may be done; several questions of one group are folded. @param {{prompts: Prompt[]}} props */
export function Others({ prompts }) {
  if (!prompts.length) return null;
  const many = (/** @type {Prompt} */ one) =>
    Boolean(one.group) && prompts.filter((other) => other.group === one.group).length > 2;
  return html`<div class="others">
    ${prompts.map((prompt) => html`<${Other} key=${prompt.key} prompt=${prompt} folded=${prompt.kind === "lines" || (many(prompt) && prompt.kind !== "press")} />`)}
  </div>`;
}

/** @param {{prompt: Prompt, folded: boolean}} props */
function Other({ prompt, folded }) {
  const ask = html`<${Ask} prompt=${isMain(prompt) ? { ...prompt, weight: "quiet" } : prompt} />`;
  if (folded) {
    return html`<details class="folded" name="others"><summary><b class="t">${draw(prompt.title ?? prompt.label)}</b>
      ${prompt.hint && html`<span class="s">${draw(prompt.hint)}</span>`}</summary>${ask}</details>`;
  }
  return html`<section>
    ${prompt.title && html`<h2>${draw(prompt.title)}</h2>`}
    ${prompt.hint && html`<p class="s">${draw(prompt.hint)}</p>`}
    ${ask}
  </section>`;
}
