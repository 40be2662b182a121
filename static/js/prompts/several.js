// Choose several of a few values, in the order in which they are tapped.
import { html } from "htm/preact";
import { Foot } from "../parts/prompts/ask.js";
import { useEntry } from "../parts/controls/entry.js";
import { draw, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps<"several">} props */
export function Several({ prompt, send, act }) {
  const [picked, setPicked] = useEntry(prompt, act, /** @type {string[]} */ (prompt.chosen ?? []), prompt.chosen);
  const items = prompt.items ?? [];
  const known = picked.filter((value) => items.some((item) => item.value === value));
  const full = known.length >= (prompt.most ?? 1);
  // Each tap adds one, up to the limit; the next one removes all.
  const more = (/** @type {string} */ value) =>
    !full && known.filter((one) => one === value).length < (prompt.times ?? 1);
  const toggle = (/** @type {string} */ value) =>
    setPicked(more(value) ? [...known, value] : known.filter((one) => one !== value));
  const names = known.map((value) => say(items.find((item) => item.value === value)?.label)).join(", ") || "…";
  const few = known.length < (prompt.least ?? 1);
  return html`
    <div class="choice several" role="group" aria-label=${say(prompt.title ?? prompt.label)}>
      ${items.map((item) => {
        const places = known.flatMap((value, at) => (value === item.value ? [at + 1] : []));
        return html`<button type="button" key=${item.value} class=${`item ${places.length > 0 ? "sel" : ""}`} disabled=${places.length === 0 && full}
          aria-pressed=${places.length > 0 ? "true" : "false"} onClick=${() => toggle(item.value)}>
          <span>${draw(item.label)}${item.note && html`<span class="note">${draw(item.note)}</span>`}</span>
          ${known.length > 1 && prompt.ordered !== false && html`<span class="num">${places.join(" · ")}</span>`}
        </button>`;
      })}
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${few} need=${ui("ui-choose-first")} onPress=${() => send({ [prompt.field ?? "values"]: known })}>
      ${draw({ t: prompt.label.t, p: { ...prompt.label.p, names, n: known.length } })}
    <//>`;
}
