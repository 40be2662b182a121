// Titles of an evening as medals; on a phone those of its own player.
import { html } from "htm/preact";
import { Medal } from "../../parts/shapes/medal.js";
import { nameWidth } from "../../parts/shapes/letters.js";
import { draw, nameOf, say } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"medals">} props */
export const Medals = ({ panel }) => html`<section class=${panel.own ? "medals own" : "medals"}>
  <h2>${say(panel.title)}</h2>
  <ul style=${`--many:${panel.medals.length}`}>${panel.medals.map(
    (one, at) => html`<li key=${at} style=${`--at:${at}`}>
      <${Medal} emblem=${one.emblem} ember=${one.ember} />
      <p class="title-of">${draw(one.title)}</p>
      ${!panel.own && html`<p class=${one.ember ? "t em" : "t"} style=${`--width:${widest(one.who)}`}>${draw({ t: "ui-names", p: { names: { seats: one.who } } })}</p>`}
      <p class="s">${draw(one.line)}</p></li>`,
  )}</ul>
</section>`;

/** How wide their names are, in parts of the size of the letters. @param {number[]} seats */
const widest = (seats) => seats.reduce((sum, seat) => sum + nameWidth(nameOf(seat), 1) + (sum ? 0.9 : 0), 0).toFixed(2);
