// The options sheet: each house rule as a question; a change is sent at once.
import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { newest } from "../parts/controls/newest.js";
import { Stepper } from "../parts/controls/stepper.js";
import { draw, say, ui } from "../words.js";

/** @import { Filled } from "../shapes.d.ts" */
/** @import { Rule } from "../types.d.ts" */
/** @typedef {Rule["value"]} Value */

/** @param {import("../shapes.d.ts").PromptProps<"rules">} props */
export function Rules({ prompt, send }) {
  // What was just touched is shown as wished until the table has decided.
  const [wished, setWished] = useState(/** @type {Record<string, Value>} */ ({}));
  const now = useRef({ prompt, send });
  now.current = { prompt, send };
  const ask = useRef(/** @type {ReturnType<typeof newest> | null} */ (null));
  ask.current ??= newest((id, value) => now.current.send({ option: id, value }, `${now.current.prompt.key}:${id}`));
  const change = async (/** @type {string} */ id, /** @type {Value} */ value) => {
    setWished((old) => ({ ...old, [id]: value }));
    await ask.current?.(id, value);
    setWished(({ [id]: _, ...rest }) => rest);
  };
  return html`<ul class="choice rules">
    ${(prompt.rules ?? []).map((rule) => {
      const value = rule.id in wished ? wished[rule.id] : rule.value;
      return html`${rule.heading && html`<li key=${`${rule.id}-part`} class="part"><h3>${draw(rule.heading)}</h3></li>`}
      <li key=${rule.id} class=${rule.changed ? "changed" : ""}>
        <span class="what">
          <span class="t" id=${`rule-${rule.id}`}>${draw(rule.label)}</span>
          ${rule.changed && html` <span class="s hue">${ui("ui-changed")}</span>`}
          ${rule.note && html`<span class="s">${draw(rule.note)}</span>`}
        </span>
        <${Setting} rule=${rule} value=${value} onChange=${(/** @type {Value} */ next) => change(rule.id, next)} />
      </li>`;
    })}
  </ul>`;
}

/** @param {{rule: Rule, value: Value, onChange: (value: Value) => void}} props */
function Setting({ rule, value, onChange }) {
  if (rule.sort === "switch") {
    return html`<button type="button" class="switch" role="switch" aria-checked=${value ? "true" : "false"}
      aria-labelledby=${`rule-${rule.id}`} onClick=${() => onChange(!value)}>${ui(value ? "ui-yes" : "ui-no")}</button>`;
  }
  if (rule.sort === "number") {
    return html`<${Stepper} value=${value} low=${rule.low ?? 0} high=${rule.high ?? 999} step=${rule.step ?? 1}
      name=${say(rule.label)} timed=${rule.timed} settles onChange=${onChange} />`;
  }
  return html`<span class="field picker"><select aria-labelledby=${`rule-${rule.id}`}
    onChange=${(/** @type {Filled} */ event) => onChange(event.target.value)}>
    ${(rule.items ?? []).map((item) => html`<option value=${item.value} selected=${item.value === value}>${say(item.label)}</option>`)}
  </select></span>`;
}
