// The other questions, under the main question of a phone.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { draw, ui } from "../../words.js";
import { Ask, isMain } from "./ask.js";

/** @import { PromptComponents } from "../../shapes.d.ts" */
/** @import { Prompt } from "../../types.d.ts" */
/** @typedef {{prompt: Prompt, components?: PromptComponents, silent?: boolean}} Shown */

/** More questions of several taps than this are folded. */
const OPEN = 3;
const FOLDED = new Set(["match", "deck", "cards", "characters"]);

/** Whether the prompt is rare: one fold for its group keeps the main question visible. @param {Prompt} prompt */
const isFolded = (prompt) => FOLDED.has(prompt.group ?? "");

/** Whether answering takes several taps. @param {Prompt} prompt */
const isLong = (prompt) =>
  prompt.kind !== "press" && prompt.kind !== "throw" && !isMain(prompt) && prompt.group !== "corrections";

/**
 * Everything else that may be done; many questions are folded, each under its name.
 * @param {{prompts: Prompt[], components?: PromptComponents, silent?: boolean}} props `components`, `silent`: as in `Ask`
 */
export function Others({ prompts: all, components, silent }) {
  if (!all.length) return null;
  const prompts = all.filter((prompt) => !isFolded(prompt));
  const many = prompts.filter(isLong).length > OPEN;
  const alike = (/** @type {Prompt} */ one) =>
    Boolean(one.group) && one.kind !== "press" && prompts.filter((other) => other.group === one.group).length > 2;
  const folds = (/** @type {Prompt} */ one) => one.kind === "lines" || alike(one) || (many && isLong(one));
  return html`<div class="others">
    ${prompts.map((prompt) => html`<${folds(prompt) ? Folded : Open} key=${prompt.key} prompt=${prompt} components=${components} silent=${silent} />`)}
    <${Folds} prompts=${all.filter(isFolded)} />
  </div>`;
}

/** @param {Prompt} prompt */
const quietly = (prompt) => (isMain(prompt) ? { ...prompt, weight: "quiet" } : prompt);

/** @param {Shown} props */
function Open({ prompt, components, silent }) {
  return html`<section class=${prompt.kind === "press" ? "single" : ""}>
    ${prompt.title && html`<h2>${draw(prompt.title)}</h2>`}
    ${prompt.hint && html`<p class="s">${draw(prompt.hint)}</p>`}
    <${Ask} prompt=${quietly(prompt)} components=${components} silent=${silent} />
  </section>`;
}

/** A folded prompt: open, its button is the large one; a closed prompt says why instead. @param {Shown} props */
function Folded({ prompt, components, silent }) {
  const [open, setOpen] = useState(false);
  const name = draw(prompt.title ?? prompt.label);
  if (prompt.closed)
    return html`<p class="folded shut"><b class="t">${name}</b><span class="s">${draw(prompt.closed)}</span></p>`;
  return html`<details class="folded" name="others" onToggle=${(/** @type {{currentTarget: HTMLDetailsElement}} */ e) => setOpen(e.currentTarget.open)}><summary><b class="t">${name}</b>
    ${prompt.hint && html`<span class="s">${draw(prompt.hint)}</span>`}</summary><${Ask} prompt=${open && prompt.weight === "quiet" ? { ...prompt, weight: "main" } : quietly(prompt)} components=${components} silent=${silent} /></details>`;
}

/** @param {{prompts: Prompt[]}} props */
function Folds({ prompts }) {
  const groups = [...new Set(prompts.map((one) => one.group ?? ""))];
  return html`${groups.map(
    (group) => html`<details class="fold" key=${group}>
      <summary>${ui(`phone-group-${group}`)}</summary>
      ${prompts
        .filter((one) => one.group === group)
        .map(
          (one) => html`<section key=${one.key}>
            ${one.title && html`<h3>${draw(one.title)}</h3>`}
            ${one.hint && html`<p class="s">${draw(one.hint)}</p>`}
            <${Ask} prompt=${one} />
          </section>`,
        )}
    </details>`,
  )}`;
}
