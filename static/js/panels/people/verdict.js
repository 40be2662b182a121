// The end: who has won, in the largest type.
import { html } from "htm/preact";
import { Emblem, Rays } from "../../parts/shapes/emblem.js";
import { lettersOf } from "../../parts/shapes/letters-of.js";
import { me } from "../../store.js";
import { draw, paramsOf, say } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"verdict">} props */
export function Verdict({ panel }) {
  const { winners = [] } = panel;
  // A name that the title already says is not repeated.
  const own = me.value.seat != null && winners.includes(me.value.seat);
  const title = own ? { t: "ui-you-won" } : panel.title;
  const namesWinners = paramsOf(panel.title).some((one) => String(one?.seats ?? one?.seat) === String(winners));
  return html`<section class="verdict">
    <${Rays} size=${38} top="-8rem" />
    ${panel.emblem && html`<${Emblem} name=${panel.emblem} size="clamp(6rem, 20vh, 14rem)" class=${panel.ember ? "em" : ""} />`}
    <h1 class=${say(title).length > 18 ? "long" : ""} style=${lettersOf(say(title))}>${draw(title)}</h1>
    <hr class="g b" />
    ${panel.line && html`<p class="line">${draw(panel.line)}</p>`}
    ${winners.length > 0 && (own ? winners.length > 1 : !namesWinners) && html`<p class="t winners">${draw({ t: "ui-names", p: { names: { seats: winners } } })}</p>`}
  </section>`;
}
