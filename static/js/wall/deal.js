// The deal on the public screen: the village of the lobby, and one card that flies to each house, in seat order.
import { html } from "htm/preact";
import { counted } from "../panels/people/awaited.js";
import { firstOf } from "../parts/shapes/kinds.js";
import { view } from "../store.js";
import { draw } from "../words.js";
import { Names, homes } from "./ballots/village.js";
import { Code, held } from "./corners.js";
import { stage } from "./stage.js";
import { Cords, House, WindowLight } from "./village/house.js";
import { Landscape } from "./village/landscape.js";
import { Moon, MoonHalo } from "./village/moon.js";

/** @import { Panel, Panels } from "../types.d.ts" */

/** Milliseconds between two cards. */
const APART = 90;

/** @param {{circle: Panels["circle"], panels: Panel[]}} props */
export function Deal({ circle, panels }) {
  const { w, h, upright } = stage.value;
  const { houses, size, drop, horizon, rows } = homes(circle);
  const awaited = firstOf(panels, "awaited");
  const moon = upright ? { x: w / 2, y: 366, r: 92 } : { x: w / 2, y: 136, r: rows ? 84 : 100 };
  return html`<main class="dealing">
    <svg class="village hamlet" viewBox=${`0 0 ${w} ${h}`} aria-hidden="true">
      <${WindowLight} /><${MoonHalo} /><${Moon} ...${moon} /><${Landscape} w=${w} h=${h} horizon=${horizon} rows=${rows} />
      ${circle.marks.map((mark, at) => {
        const home = houses[at];
        const way = `--late:${at * APART}ms;--dx:${(moon.x - home.x).toFixed()}px;--dy:${(moon.y - home.y).toFixed()}px`;
        return html`<g key=${mark.seat} style=${way}><${House} at=${home} seed=${mark.seat} />${!rows && html`<${Cords} at=${home} drop=${drop} wide=${home.w * 0.5} />`}
          <g transform=${`translate(${home.x} ${home.y - home.h / 2})`}><g class="flies"><path d="M-21-30H21V30H-21ZM-15-24H15V24H-15Z" /></g></g></g>`;
      })}
    </svg>
    <${Names} marks=${circle.marks} houses=${houses} size=${size} drop=${drop} kind=${() => ""} />
    <header class="corners"><div><h1>${draw(view.value?.title)}</h1>${!held() && html`<p class="s">${draw(view.value?.line)}</p>`}</div>
      <div class="right"><${Code} />${awaited && html`<p class="t num count">${counted(awaited)}</p>`}</div></header>
  </main>`;
}
