// Choose in two movements: one of a few ways, then one of the things that it leads to.
import { html } from "htm/preact";
import { Foot } from "../parts/ask.js";
import { useDraft } from "../parts/draft.js";
import { useReveal } from "../parts/sight.js";
import { Veil } from "../parts/veil.js";
import { draw, say, ui } from "../words.js";

/** @typedef {{way: string, item: string}} Chosen */

/** @param {import("../shapes.d.ts").PromptProps<"branch">} props */
export function Branch({ prompt, send, act }) {
  const ways = prompt.ways ?? [];
  const found = (/** @type {Chosen} */ one) => ways.find((way) => way.value === one.way);
  const things = (/** @type {import("../types.d.ts").Way | undefined} */ of) =>
    (prompt.items ?? []).filter((item) => of?.items?.includes(item.value));
  const named = (/** @type {Chosen} */ one) => things(found(one)).find((item) => item.value === one.item);
  const fits = (/** @type {Chosen} */ one) => Boolean(found(one)) && (!one.item || Boolean(named(one)));
  const [chosen, choose, forget] = useDraft(`${prompt.key}:${act ?? ""}`, { way: "", item: "" }, fits);
  const way = found(chosen);
  const item = named(chosen);
  const leads = useReveal(chosen.way);
  const whole = Boolean(way && (!way.items?.length || item));
  const what = !way ? "…" : item ? { t: "ui-branch", p: { way: way.label, name: item.label } } : way.label;
  const seal = () =>
    send({ ...way?.args, [prompt.field ?? "values"]: item ? [item.value] : [] })?.then(
      // what a phone has sealed is there again when the paper is taken back; a tablet forgets it
      (answer) => answer?.ok && (act !== null || !prompt.sealed) && forget(),
    );
  const body = html`
    <div class="ways" role="group" aria-label=${say(prompt.title ?? prompt.label)}>
      ${ways.map((one) => html`<${Choice} key=${one.value} of=${one} chosen=${one === way} onPick=${() => choose({ way: one.value, item: "" })} />`)}
    </div>
    ${
      way &&
      things(way).length > 0 &&
      html`<div class="leads" ref=${leads} role="group" aria-label=${say(way.label)}>
      ${things(way).map((one) => html`<${Choice} key=${one.value} of=${one} chosen=${one === item} onPick=${() => choose({ way: way.value, item: one.value })} />`)}
    </div>`
    }`;
  return html`<div class="choice branch">${prompt.sealed ? html`<${Veil} on=${whole}>${body}<//>` : body}</div>
    <${Foot} prompt=${prompt} act=${act} off=${!whole} onPress=${seal} need=${ui(way ? "ui-branch-then" : "ui-choose-first")}>
      ${draw({ t: prompt.label.t, p: { ...prompt.label.p, what } })}
    <//>`;
}

/** @param {{of: {label: import("../types.d.ts").Text, note?: import("../types.d.ts").Text}, chosen: boolean, onPick: () => void}} props */
function Choice({ of, chosen, onPick }) {
  return html`<button type="button" class=${`item ${chosen ? "sel" : ""}`} aria-pressed=${chosen ? "true" : "false"} onClick=${onPick}>
    <span>${draw(of.label)}${of.note && html`<span class="note">${draw(of.note)}</span>`}</span>
  </button>`;
}
