// Rare questions are folded under one line each, so that the main question stays visible.
import { html } from "htm/preact";
import { draw, ui } from "../../words.js";
import { Ask } from "./ask.js";

/** @import { Prompt } from "../../types.d.ts" */

const FOLDED = new Set(["match", "deck", "cards", "characters"]);

/** @param {Prompt} prompt */
export const isFolded = (prompt) => FOLDED.has(prompt.group ?? "");

/** @param {{prompts: Prompt[]}} props */
export function Folds({ prompts }) {
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
