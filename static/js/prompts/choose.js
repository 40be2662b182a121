// Choose one of a few values, then confirm; or with one touch, if that is easy to undo.
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { Foot } from "../parts/prompts/ask.js";
import { useDraft } from "../parts/controls/draft.js";
import { Item } from "../parts/controls/item.js";
import { useEntry } from "../parts/controls/entry.js";
import { SecretChoice } from "../parts/secrets/secret-choice.js";
import { useVeil, Veil } from "../parts/secrets/veil.js";
import { draw, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps<"choose">} props */
export function Choose(props) {
  if (props.prompt.secret) return html`<${SecretChoice} ...${props} />`;
  return props.prompt.sealed ? html`<${Sealed} ...${props} />` : html`<${Plainly} ...${props} />`;
}

/** What is chosen stays on the device until it is sealed, and covers itself. @param {import("../shapes.d.ts").PromptProps<"choose">} props */
function Sealed({ prompt, send, act }) {
  const items = prompt.items ?? [];
  const fits = (/** @type {string | null} */ old) => items.some((one) => one.value === old);
  const [picked, pick, forget] = useDraft(prompt, act, /** @type {string | null} */ (prompt.chosen ?? null), fits);
  const item = items.find((one) => one.value === picked);
  const veil = useVeil(Boolean(item));
  const seal = () =>
    send({ [prompt.field ?? "value"]: picked })?.then(
      // as in allocate.js: a phone keeps what it has sealed, a tablet forgets it
      (answer) => answer?.ok && act !== null && forget(),
    );
  return html`<div class="choice"><${Veil} of=${veil}>
      <div class="items" role="group" aria-label=${say(prompt.title ?? prompt.label)}>
        ${items.map((one) => html`<${Item} key=${one.value} item=${one} chosen=${one === item} onPick=${pick} />`)}
      </div>
    <//></div>
    <${Foot} prompt=${prompt} act=${act} off=${!item} need=${ui("ui-choose-first")} onPress=${seal}>
      ${veil.covered ? ui("ui-seal") : draw({ t: prompt.label.t, p: { ...prompt.label.p, name: item?.label ?? "…", chosen: item ? 1 : 0 } })}
    <//>`;
}

/** @param {import("../shapes.d.ts").PromptProps<"choose">} props */
function Plainly({ prompt, send, act }) {
  const [picked, setPicked] = useEntry(prompt, act, prompt.chosen ?? null, prompt.chosen);
  const taps = useRef(0);
  const items = prompt.items ?? [];
  const item = items.find((one) => one.value === picked);
  const label = { t: prompt.label.t, p: { ...prompt.label.p, name: item?.label ?? "…", chosen: item ? 1 : 0 } };
  // Each touch counts, also while the one before is still on its way.
  const count = (/** @type {string} */ value) =>
    send({ [prompt.field ?? "value"]: value }, `${prompt.key}+${++taps.current}`);
  if (prompt.at_once && !prompt.closed)
    return html`<div class="choice items" role="group" data-command=${prompt.command} aria-label=${say(prompt.title ?? prompt.label)}>
      ${items.map((one) => html`<${Item} item=${one} onPick=${count} />`)}
    </div>`;
  const give = () => {
    send({ [prompt.field ?? "value"]: picked });
    // a correction stays on the screen: what was just said does not
    if (prompt.weight === "link") setPicked();
  };
  return html`
    <div class="choice items" role="group" aria-label=${say(prompt.title ?? prompt.label)}>
      ${items.map((one) => html`<${Item} item=${one} chosen=${one.value === picked} onPick=${setPicked} />`)}
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${!item} need=${ui("ui-choose-first")}
      onPress=${give}>${draw(label)}<//>
  `;
}
