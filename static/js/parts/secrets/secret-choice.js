// Choose one of a few values that neighbours must not see: the list closes with the tap, and the choice is
// visible only while it is held.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { draw, say, ui } from "../../words.js";
import { Foot } from "../prompts/ask.js";
import { useHold } from "./hold.js";
import { Item } from "../controls/item.js";

/** @param {import("../../shapes.d.ts").PromptProps<"choose">} props */
export function SecretChoice({ prompt, send, act }) {
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState(/** @type {string | null} */ (null));
  const items = prompt.items ?? [];
  const item = items.find((one) => one.value === picked);
  const take = (/** @type {string} */ value) => {
    setPicked(value);
    setOpen(false);
  };
  const give = async () => {
    const answer = await send({ [prompt.field ?? "value"]: picked });
    if (answer?.ok) setPicked(null); // what was said stays on no screen
  };
  // The button never says what was chosen: it lies open.
  return html`
    <div class="choice secretly">
      ${
        open &&
        html`<div class="items" role="group" aria-label=${say(prompt.title ?? prompt.label)}>
          ${items.map((one) => html`<${Item} key=${one.value} item=${one} onPick=${take} />`)}
        </div>`
      }
      ${!open && item && html`<${Chosen} key=${picked} item=${item} />`}
      ${
        !open &&
        html`<button type="button" class=${item || prompt.weight === "link" ? "ln" : "go quiet"} onClick=${() => setOpen(true)}>
          ${ui(item ? "phone-list-again" : "phone-list-open")}
        </button>`
      }
    </div>
    ${
      (item || prompt.weight !== "link") &&
      html`<${Foot} prompt=${{ ...prompt, weight: prompt.weight === "link" ? "quiet" : prompt.weight }} act=${act} off=${!item} need=${ui("ui-choose-first")} onPress=${give} />`
    }
  `;
}

/** What was chosen: an uncut block that shows it while it is held. @param {{item: import("../../types.d.ts").Item}} props */
function Chosen({ item }) {
  const hold = useHold();
  return html`<div class="cov" ...${hold.grip} role="button" tabindex="0">
    ${
      hold.held
        ? html`<span key="open" ref=${hold.face} role="status">${draw(item.label)}</span>`
        : html`<span key="back">${ui("phone-chosen")}</span>`
    }
  </div>`;
}
