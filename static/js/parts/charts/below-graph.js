// Prompts that belong to no node of a graph: one line below it, with what is left of the turn.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { draw, say } from "../../words.js";
import { anchored, unanchored } from "./anchors.js";
import { Ask, isMain } from "../prompts/ask.js";
import { PromptSheet, COMPONENTS } from "../prompts/prompt-sheet.js";

/** @import { Prompt } from "../../types.d.ts" */

/** Those that share a title are one question. @returns {Prompt[][]} */
function questions() {
  /** @type {Map<string, Prompt[]>} */
  const found = new Map();
  for (const one of unanchored()) {
    const name = say(one.title ?? one.label);
    found.set(name, [...(found.get(name) ?? []), one]);
  }
  return [...found.values()];
}

/** @param {{panel: import("../../types.d.ts").Graph}} props */
export function Below({ panel }) {
  const [open, setOpen] = useState("");
  const all = questions();
  const first = all.find((one) => one.some(isMain));
  const rest = all.filter((one) => one !== first);
  const asked = rest.find(([one]) => one.key === open);
  const [seat] = anchored()[0].act_for ?? [];
  return html`<div class=${panel.left || first ? "foot under lasting" : "foot under"}>
    <p class="left" role="status">
      ${seat !== undefined && html`<span class="s">${draw({ t: "ui-act-for", p: { who: { seat } } })}</span>`}
      ${panel.left && html`<b class="t">${draw(panel.left)}</b>`}
    </p>
    ${first && html`<${Now} prompts=${first} />`}
    <div class="line">${rest.map(
      ([one, ...more]) =>
        html`<span key=${one.key}>${
          one.kind === "press" && more.length === 0
            ? html`<${Ask} prompt=${{ ...one, weight: "link" }} silent />`
            : html`<button type="button" class="ln" onClick=${() => setOpen(one.key)}>${draw(one.title ?? one.label)}</button>`
        }</span>`,
    )}</div>
    ${asked && html`<${PromptSheet} prompts=${asked} onClose=${() => setOpen("")} />`}
  </div>`;
}

/** The question of this moment: its answers stand beside each other. @param {{prompts: Prompt[]}} props */
function Now({ prompts }) {
  const [one] = prompts;
  return html`<div class=${`now of${prompts.length}`}>
    ${prompts.length > 1 && html`<h2>${draw(one.title ?? one.label)}</h2>`}
    ${prompts.map((prompt) => html`<${Ask} key=${prompt.key} prompt=${prompt} components=${COMPONENTS} silent />`)}
  </div>`;
}
