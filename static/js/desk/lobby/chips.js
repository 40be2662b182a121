// The main choices of a lobby, each a row of chips.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { act } from "../../wire.js";
import { draw, say } from "../../words.js";

/** @import { Prompt, Prompts } from "../../types.d.ts" */

/** @param {{prompts: Prompt[]}} props */
export const Chips = ({ prompts }) => html`<div class="chips">
  ${prompts.map((prompt) => prompt.kind === "choose" && html`<${Row} key=${prompt.key} prompt=${prompt} />`)}
</div>`;

/** A touched value is shown until the table has decided. @param {{prompt: Prompts["choose"]}} props */
function Row({ prompt }) {
  const [pressed, setPressed] = useState(/** @type {string | null} */ (null));
  const take = async (/** @type {string} */ value) => {
    setPressed(value);
    await act(prompt.command, { ...prompt.args, [prompt.field ?? "value"]: value }, { key: prompt.key });
    setPressed(null);
  };
  const chosen = pressed ?? prompt.chosen;
  const note = prompt.items?.find((item) => item.value === chosen)?.note;
  return html`<div role="group" aria-label=${say(prompt.label)}>
    <div class="row">${(prompt.items ?? []).map(
      (item) =>
        html`<button type="button" key=${item.value} aria-pressed=${item.value === chosen ? "true" : "false"} onClick=${() => take(item.value)}>${draw(item.label)}</button>`,
    )}</div>
    ${note && html`<p class="s">${draw(note)}</p>`}
  </div>`;
}
