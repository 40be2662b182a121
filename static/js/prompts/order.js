// Put the items into an order with buttons.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Foot } from "../parts/prompts/ask.js";
import { Emblem } from "../parts/shapes/emblem.js";
import { draw, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps<"order">} props */
export function Order({ prompt, send, act }) {
  const given = prompt.items ?? [];
  const [order, setOrder] = useState(/** @type {string[]} */ ([]));
  const all = given.map((item) => item.value);
  const items = [...new Set([...order.filter((value) => all.includes(value)), ...all])];
  const move = (/** @type {number} */ from, /** @type {number} */ to) => {
    if (!(to in items)) return;
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    setOrder(next);
  };
  // The items may be counted anew in the order that was sent.
  const give = async () => {
    const answer = await send({ [prompt.field ?? "order"]: items });
    if (answer?.ok) setOrder([]);
  };
  return html`
    <ol class="choice order">
      ${items.map((value, at) => {
        const item = /** @type {import("../types.d.ts").Item} */ (given.find((one) => one.value === value));
        const what = say(item.label);
        return html`<li key=${value}>
          <span class="num dimmer">${at + 1}</span>
          ${item.emblem && html`<${Emblem} name=${item.emblem} size=${2} />`}
          <span class="t what">${draw(item.label)}</span>
          <button type="button" class="step up" aria-disabled=${at === 0} aria-label=${ui("ui-earlier", { what })} onClick=${() => move(at, at - 1)}></button>
          <button type="button" class="step down" aria-disabled=${at === items.length - 1} aria-label=${ui("ui-later", { what })} onClick=${() => move(at, at + 1)}></button>
        </li>`;
      })}
    </ol>
    <${Foot} prompt=${prompt} act=${act} onPress=${give} />
  `;
}
