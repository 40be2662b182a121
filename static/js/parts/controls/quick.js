// Small buttons beside the main one: a touch counts something, another one undoes it.
import { html } from "htm/preact";
import { registry } from "../../registry.js";
import { Ask } from "../prompts/ask.js";
import { Item } from "./item.js";

/** @param {import("../../types.d.ts").Prompt} prompt */
export const isQuick = (prompt) => prompt.group === "quick";

/** A single button as one of the row; one that cannot be pressed keeps its place. @param {import("../../shapes.d.ts").PromptProps<"press">} props */
function Small({ prompt, send }) {
  const item = { value: "", label: prompt.label, why: prompt.closed ?? prompt.hint };
  return html`<div class="items" data-command=${prompt.command}>
    <${Item} item=${item} off=${Boolean(prompt.closed)} onPick=${() => send()} />
  </div>`;
}

/** @param {{prompts: import("../../types.d.ts").Prompt[]}} props */
export function Quick({ prompts }) {
  if (!prompts.length) return null;
  return html`<div class="quick">${prompts.map((one) => html`<${Ask} key=${one.key} prompt=${one} components=${{ ...registry.value.prompts, press: Small }} />`)}</div>`;
}
