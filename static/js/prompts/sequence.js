// An ordered list with repetitions: tap to add at the end, tap a place to remove it.
import { html } from "htm/preact";
import { Foot } from "../parts/prompts/ask.js";
import { Entry } from "../parts/controls/fields.js";
import { useEntry } from "../parts/controls/entry.js";
import { draw, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps<"sequence">} props */
export function Sequence({ prompt, send, act }) {
  const items = prompt.items ?? [];
  const chosen = prompt.chosen ?? [];
  const [values, setValues] = useEntry(prompt, act, /** @type {string[]} */ (chosen), chosen);
  const named = prompt.name?.value ?? "";
  const [name, setName] = useEntry({ key: `${prompt.key}:name` }, act, named, named);
  const labelOf = (/** @type {string} */ value) => items.find((one) => one.value === value)?.label;
  const full = values.length >= (prompt.most ?? 1);
  const args = { [prompt.field ?? "values"]: values, ...(prompt.name && { [prompt.name.id]: String(name).trim() }) };
  return html`<div class="choice sequence">
      ${prompt.name && html`<${Entry} field=${prompt.name} value=${name} onChange=${setName} />`}
      <ol class="taken">${values.map(
        (
          value,
          i,
        ) => html`<li key=${i}><button type="button" class="stop" aria-label=${ui("ui-sequence-out", { place: i + 1, what: say(labelOf(value)) })}
          onClick=${() => setValues(values.filter((_, n) => n !== i))}><span class="num">${i + 1}</span> ${draw(labelOf(value))}</button></li>`,
      )}</ol>
      <div class="bits" role="group" aria-label=${ui("ui-sequence-add")}>
        ${items.map((item) => html`<button type="button" key=${item.value} class="bit" disabled=${full} onClick=${() => setValues([...values, item.value])}>${draw(item.label)}</button>`)}
      </div>
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${values.length === 0} need=${ui("ui-sequence-empty")} onPress=${() => send(args)} />`;
}
