// One or a few prompts on a sheet of their own, which closes when one of them is answered.
import { html } from "htm/preact";
import { draw } from "../../words.js";
import { Ask, Foot } from "./ask.js";
import { useSent } from "./use-sent.js";
import { Sheet } from "../sheets/sheet.js";
import { Toast } from "../sheets/toast.js";

/** @param {{prompts: import("../../types.d.ts").Prompt[], onClose: () => void}} props they share their title */
export function PromptSheet({ prompts, onClose }) {
  const [one] = prompts;
  useSent(
    prompts.map((prompt) => prompt.key),
    onClose,
  );
  const weight = prompts.length === 1 ? "main" : "quiet";
  return html`<${Sheet} title=${draw(one.title ?? one.label)} onClose=${onClose} class="asking">
    ${prompts.map(
      (prompt) => html`<div class="question" key=${prompt.key}>
        ${prompt.hint && html`<p class="s">${draw(prompt.hint)}</p>`}
        <${Ask} prompt=${{ ...prompt, weight }} />
      </div>`,
    )}<${Toast} />
  <//>`;
}

/** A single button, with what it does under it. @param {import("../../shapes.d.ts").PromptProps<"press">} props */
function PressWithHint({ prompt, send, act }) {
  return html`<${Foot} prompt=${prompt} act=${act} hint=${draw(prompt.hint)} onPress=${() => send()} />`;
}

/** The components of prompts that are a single button, with its hint. */
export const COMPONENTS = { press: PressWithHint };
