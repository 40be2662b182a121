// What else may be asked on a phone, beside the one thing to do.
import { html } from "htm/preact";
import { draw } from "../words.js";
import { Ask } from "./ask.js";

/** @import { Prompt } from "../shapes.d.ts" */

/** The one ember thing. @param {Prompt} prompt */
export const isMain = (prompt) => (prompt.weight ?? "main") === "main";

/** @param {{prompts: Prompt[]}} props */
export function Others({ prompts }) {
  if (!prompts.length) return null;
  return html`<div class="others">
    ${prompts.map((prompt) =>
      folds(prompt)
        ? html`<${Folded} key=${prompt.key} prompt=${prompt} />`
        : html`<section key=${prompt.key}>
        ${prompt.title && html`<h2>${draw(prompt.title)}</h2>`}
        ${prompt.hint && html`<p class="s">${draw(prompt.hint)}</p>`}
        <${Ask} prompt=${isMain(prompt) ? { ...prompt, weight: "quiet" } : prompt} />
      </section>`,
    )}
  </div>`;
}

/** What takes more than one tap lies folded beside the one thing to do. @param {Prompt} prompt */
const folds = (prompt) =>
  !["press", "throw"].includes(prompt.kind) && !isMain(prompt) && prompt.group !== "corrections";

/** Its name opens it; one that is closed says why instead. @param {{prompt: Prompt}} props */
function Folded({ prompt }) {
  const name = draw(prompt.title ?? prompt.label);
  if (prompt.closed)
    return html`<p class="fold shut"><b class="t">${name}</b><span class="s">${draw(prompt.closed)}</span></p>`;
  return html`<details class="fold" name="fold"><summary>${name}</summary>
    ${prompt.hint && html`<p class="s">${draw(prompt.hint)}</p>`}<${Ask} prompt=${prompt} />
  </details>`;
}
