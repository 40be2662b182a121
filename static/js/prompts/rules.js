// The options sheet: each house rule as a question; a change is sent at once.
import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { Control } from "../parts/controls/fields.js";
import { sendNewest } from "../parts/controls/newest-change.js";
import { draw, say, ui } from "../words.js";

/** @import { Value } from "../shapes.d.ts" */

/** The rules that have an effect with the current others. @param {import("../types.d.ts").Prompts["rules"]} prompt */
export const askedOf = (prompt) => (prompt.rules ?? []).filter((rule) => !rule.idle);

/** @param {import("../shapes.d.ts").PromptProps<"rules">} props */
export function Rules({ prompt, send }) {
  // A touched value is shown until the table has decided.
  const [changes, setChanges] = useState(/** @type {Record<string, Value>} */ ({}));
  const now = useRef({ prompt, send });
  now.current = { prompt, send };
  const ask = useRef(/** @type {ReturnType<typeof sendNewest> | null} */ (null));
  ask.current ??= sendNewest((id, value) => now.current.send({ option: id, value }, `${now.current.prompt.key}:${id}`));
  const change = async (/** @type {string} */ id, /** @type {Value} */ value) => {
    setChanges((old) => ({ ...old, [id]: value }));
    await ask.current?.(id, value);
    setChanges(({ [id]: _, ...rest }) => rest);
  };
  return html`<ul class="choice rules">
    ${askedOf(prompt).map((rule) => {
      const value = rule.id in changes ? changes[rule.id] : rule.value;
      return html`${rule.heading && html`<li key=${`${rule.id}-part`} class="part"><h3>${draw(rule.heading)}</h3></li>`}
      <li key=${rule.id} class=${rule.changed ? "changed" : ""}>
        <span class="what">
          <span class="t" id=${`rule-${rule.id}`}>${draw(rule.label)}</span>
          ${rule.changed && html` <span class="s hue">${ui("ui-changed")}</span>`}
          <span class="s">${draw(rule.note)} <span class="origin">${draw(rule.origin)}</span></span>
        </span>
        <${Control} field=${rule} name=${say(rule.label)} value=${value} settles onChange=${(/** @type {Value} */ next) => change(rule.id, next)} />
      </li>`;
    })}
  </ul>`;
}
