// Titles of an evening as medals; on a phone those of its own player.
import { html } from "htm/preact";
import { nameWidth } from "../../parts/shapes/letters.js";
import { taperedCut } from "../../parts/shapes/tapered-cut.js";
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

/** @param {number} many @param {number} far @param {number} long @param {number} wide @param {number} lean degrees that each is turned */
const round = (many, far, long, wide, lean) =>
  [...Array(many).keys()]
    .map((at) => {
      const turn = (360 * at) / many;
      const a = (turn * Math.PI) / 180;
      return taperedCut(Math.cos(a) * far, Math.sin(a) * far, long, turn + lean, wide);
    })
    .join("");

const WREATH = round(24, 46, 17, 6, 0);
const TWIST = round(36, 39.5, 6, 1.1, 62);

/** A ribbon, a wreath, and an emblem cut out of its middle. @param {{emblem: string, ember?: boolean}} props */
const Medal = ({
  emblem,
  ember = false,
}) => html`<svg class=${ember ? "medal em" : "medal"} viewBox="-56 -86 112 144" aria-hidden="true">
  <g class="ribbon"><path d="M-24-86H-4L2-48H-14Z" /><path class="second" d="M24-86H4L-2-48H14Z" /></g>
  <g class="disc-of"><path d=${WREATH} /><circle r="44" /><path class="cut" d=${TWIST} />
    <use class="cut" href=${`#e-${emblem}`} x="-25" y="-25" width="50" height="50" /></g>
</svg>`;
