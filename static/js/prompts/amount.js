// One whole number; a sealed one covers itself.
import { html } from "htm/preact";
import { Foot } from "../parts/prompts/ask.js";
import { useEntry } from "../parts/controls/entry.js";
import { useVeil, Veil } from "../parts/secrets/veil.js";
import { draw, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps<"amount">} props */
export function Amount({ prompt, send, act }) {
  const [number, setNumber] = useEntry(prompt, act, /** @type {number | null} */ (null));
  const low = prompt.low ?? 0;
  const numbers = [...Array((prompt.high ?? 0) - low + 1).keys()].map((n) => n + low);
  const veil = useVeil(Boolean(prompt.sealed) && number !== null);
  const give = () => {
    send({ [prompt.field ?? "amount"]: number });
    setNumber();
  };
  const list = html`<div class="numbers" role="group" aria-label=${say(prompt.title ?? prompt.label)}>
    ${numbers.map(
      (
        n,
      ) => html`<button type="button" key=${n} class=${`num ${n === number ? "sel" : ""}`} aria-pressed=${n === number ? "true" : "false"}
        onClick=${() => setNumber(n)}>${n}</button>`,
    )}
  </div>`;
  const label = { t: prompt.label.t, p: { ...prompt.label.p, n: number ?? "…", chosen: number === null ? 0 : 1 } };
  return html`<div class="choice amount">${prompt.sealed ? html`<${Veil} of=${veil}>${list}<//>` : list}</div>
    <${Foot} prompt=${prompt} act=${act} off=${number === null} need=${ui("ui-choose-first")} onPress=${give}>${veil.covered ? ui("ui-seal") : draw(label)}<//>`;
}
