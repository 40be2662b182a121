// Several fields, one button: corrections with a reason, invented cards.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Foot } from "../parts/prompts/ask.js";
import { EarlierEntries } from "../parts/controls/earlier-entries.js";
import { Entry, first } from "../parts/controls/fields.js";
import { useEntry } from "../parts/controls/entry.js";
import { say, ui } from "../words.js";

/** @import { Value } from "../shapes.d.ts" */
/** @import { Field } from "../types.d.ts" */

/** @param {import("../shapes.d.ts").PromptProps<"form">} props */
export function Form({ prompt, send, act }) {
  const fields = prompt.fields ?? [];
  const [typed, setTyped] = useEntry(prompt, act, /** @type {Record<string, Value>} */ ({}));
  const values = Object.fromEntries(
    fields.map((field) => [field.id, field.id in typed ? typed[field.id] : first(field)]),
  );
  // After sending, the same question starts empty.
  const give = async () => {
    const answer = await send(values);
    if (answer?.ok) setTyped();
  };
  const [tried, setTried] = useState(false);
  const missing = fields.find((field) => !complete(field, values[field.id]));
  return html`
    <${EarlierEntries} fields=${fields} values=${values} onFill=${(/** @type {Record<string, Value>} */ filled) => setTyped({ ...typed, ...filled })} />
    <div class="choice form">
      ${fields.map(
        (field) => html`<${Entry} key=${field.id} field=${field} value=${values[field.id]}
          onChange=${(/** @type {Value} */ value) => setTyped({ ...typed, [field.id]: value })}
          onFill=${(/** @type {Record<string, Value>} */ values) => setTyped({ ...typed, ...values })} />`,
      )}
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${Boolean(missing)} onPress=${give} onTry=${() => setTried(true)}
      need=${missing && tried && ui("ui-field-missing", { what: say(missing.label) })} />
  `;
}

/** @param {Field} field @param {Value} value */
function complete(field, value) {
  if (field.sort === "words") return String(value).trim().length >= (field.low ? 1 : 0);
  return value !== null;
}
