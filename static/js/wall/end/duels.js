// The duels of a match as rows of cards: each stands for the one side, or upside down for the other.
import { html } from "htm/preact";
import { Emblem } from "../../parts/shapes/emblem.js";
import { oneLine } from "../../parts/shapes/letters.js";
import { draw, paramsOf, say } from "../../words.js";
import { stage } from "../stage.js";

/** @import { Panels } from "../../types.d.ts" */

/** Rows at most, lying and upright: the last ones. */
const [ROWS, UPRIGHT] = [4, 7];
/** Units across for a name, of its letters at most and of the smallest. */
const [ROOM, NAME, LEAST] = [330, 48, 24];

/** @param {import("../../types.d.ts").Text | undefined} text */
const seatsIn = (text) => paramsOf(text).map((one) => one?.seat);

/** How many duels each side has won, large. @param {{panel: Panels["tiles"]}} props */
export function Score({ panel }) {
  const wins = seatsIn(panel.line).map((seat) => panel.tiles.filter(({ name }) => seatsIn(name).includes(seat)).length);
  return html`<p class="t num score-of"><b>${wins[0]}</b><i class="g"></i><b>${wins[1]}</b></p>`;
}

/** @param {{panel: Panels["tiles"]}} props */
export function Duels({ panel }) {
  const { upright } = stage.value;
  const rows = panel.tiles.slice(-(upright ? UPRIGHT : ROWS));
  return html`<ol class=${`duels ${rows.length > 3 ? "many" : ""}`}>${rows.map(
    (one, at) => html`<li key=${at}>
      <p><b class="t">${draw(one.label)}</b><span>${one.line && draw(one.line)}</span></p>
      <div class="row-of" aria-hidden="true">${(one.towers ?? []).map((side, spot) => html`<i key=${spot} class=${`${side > 0 ? "near" : side < 0 ? "far" : "none"} ${spot === one.capital ? "capital" : ""}`}><${Emblem} name="tower" size=${3.25} /></i>`)}</div>
      <p class=${`t by ${one.inked ? "of-ink" : ""}`} style=${`font-size:${oneLine(say(one.name), NAME, ROOM, LEAST).size}px`}>${draw(one.name)}</p>
    </li>`,
  )}${panel.line && html`<li class="legend">${draw(panel.line)}</li>`}</ol>`;
}
