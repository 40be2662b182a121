// A medal: a ribbon, a wreath, and an emblem cut out of its middle.
import { html } from "htm/preact";
import { taperedCut } from "./tapered-cut.js";

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

/** @param {{emblem: string, ember?: boolean}} props */
export const Medal = ({
  emblem,
  ember = false,
}) => html`<svg class=${ember ? "medal em" : "medal"} viewBox="-56 -86 112 144" aria-hidden="true">
  <g class="ribbon"><path d="M-24-86H-4L2-48H-14Z" /><path class="second" d="M24-86H4L-2-48H14Z" /></g>
  <g class="disc-of"><path d=${WREATH} /><circle r="44" /><path class="cut" d=${TWIST} />
    <use class="cut" href=${`#e-${emblem}`} x="-25" y="-25" width="50" height="50" /></g>
</svg>`;
