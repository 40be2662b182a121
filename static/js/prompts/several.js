// Choose several of a few values, in the order in which they are tapped.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Foot } from "../parts/asking/ask.js";
import { draw, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps<"several">} props */
export function Several({ prompt, send, act }) {
  const given = /** @type {string[]} */ (prompt.chosen ?? []);
  const [picked, setPicked] = useState(given);
  useEffect(() => setPicked(given), [JSON.stringify(given)]);
  const items = prompt.items ?? [];
  const known = picked.filter((value) => items.some((item) => item.value === value));
  const full = known.length >= (prompt.most ?? 1);
  const toggle = (/** @type {string} */ value) =>
    setPicked(known.includes(value) ? known.filter((one) => one !== value) : [...known, value]);
  const names = known.map((value) => say(items.find((item) => item.value === value)?.label)).join(", ") || "…";
  const few = known.length < (prompt.least ?? 1);
  return html`
    <div class="choice several" role="group" aria-label=${say(prompt.title ?? prompt.label)}>
      ${items.map((item) => {
        const place = known.indexOf(item.value);
        return html`<button type="button" key=${item.value} class=${`item ${place >= 0 ? "sel" : ""}`} disabled=${place < 0 && full}
          aria-pressed=${place >= 0 ? "true" : "false"} onClick=${() => toggle(item.value)}>
          <span>${draw(item.label)}${item.note && html`<span class="note">${draw(item.note)}</span>`}</span>
          ${place >= 0 && known.length > 1 && prompt.ordered !== false && html`<span class="num">${place + 1}</span>`}
        </button>`;
      })}
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${few} need=${ui("ui-choose-first")} onPress=${() => send({ [prompt.field ?? "values"]: known })}>
      ${draw({ t: prompt.label.t, p: { ...prompt.label.p, names, n: known.length } })}
    <//>`;
}
