// The end: who has won, in the largest type there is.
import { html } from "htm/preact";
import { Emblem, Rays } from "../../parts/shapes/emblem.js";
import { lettersOf } from "../../parts/shapes/letters-of.js";
import { draw, say } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"verdict">} props */
export function Verdict({ panel }) {
  const { winners = [] } = panel;
  return html`<section class="verdict">
    <${Rays} size=${38} top="-8rem" />
    ${panel.emblem && html`<${Emblem} name=${panel.emblem} size="clamp(6rem, 20vh, 14rem)" class=${panel.ember ? "em" : ""} />`}
    <h1 class=${say(panel.title).length > 18 ? "long" : ""} style=${lettersOf(say(panel.title))}>${draw(panel.title)}</h1>
    <hr class="g b" />
    ${panel.line && html`<p class="line">${draw(panel.line)}</p>`}
    ${winners.length > 0 && html`<p class="t winners">${draw({ t: "ui-names", p: { names: { seats: winners } } })}</p>`}
  </section>`;
}
