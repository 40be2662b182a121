// Several fields, one button: corrections with a reason, invented cards.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Foot } from "../parts/ask.js";
import { Faces } from "../parts/faces.js";
import { Entry, first } from "../parts/fields.js";
import { say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps} props */
export function Form({ prompt, send, act }) {
  const fields = /** @type {any[]} */ (prompt.fields ?? []);
  const [typed, setTyped] = useState(/** @type {Record<string, any>} */ ({}));
  const values = Object.fromEntries(
    fields.map((field) => [field.id, field.id in typed ? typed[field.id] : first(field)]),
  );
  // What was sent is done: the same question asked again starts afresh.
  const give = async () => {
    const answer = await send(whole(fields, values));
    if (answer?.ok) setTyped({});
  };
  const [tried, setTried] = useState(false);
  const missing = fields.find((field) => !complete(field, values[field.id]));
  return html`
    <${Faces} fields=${fields} values=${values} onFill=${(/** @type {any} */ filled) => setTyped({ ...typed, ...filled })} />
    <div class="choice form">
      ${fields.map(
        (field) => html`<${Entry} key=${field.id} field=${field} value=${values[field.id]}
          onChange=${(/** @type {any} */ value) => setTyped({ ...typed, [field.id]: value })}
          onFill=${(/** @type {any} */ values) => setTyped({ ...typed, ...values })} />`,
      )}
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${Boolean(missing)} onPress=${give} onTry=${() => setTried(true)}
      need=${missing && tried && ui("ui-field-missing", { what: say(missing.label) })} />
  `;
}

/**
 * What is sent: a line that was left empty says what it says otherwise.
 * @param {any[]} fields @param {Record<string, any>} values
 */
function whole(fields, values) {
  const p = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const otherwise = fields
    .filter((field) => field.otherwise && !values[field.id].trim())
    .map((field) => [field.id, say({ ...field.otherwise, p })]);
  return { ...values, ...Object.fromEntries(otherwise) };
}

/** @param {any} field @param {any} value */
function complete(field, value) {
  if (field.sort === "words") return Boolean(field.otherwise) || value.trim().length >= (field.low ? 1 : 0);
  return value !== null;
}
