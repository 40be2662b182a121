// One name is announced on the public screen, under the emblem of what has chosen it: it flies in once, on wings.
import { html } from "htm/preact";
import { noise } from "../parts/shapes/noise.js";
import { nameWidth } from "../parts/shapes/letters.js";
import { taperedCut } from "../parts/shapes/tapered-cut.js";
import { view } from "../store.js";
import { draw, nameOf } from "../words.js";
import { awaitsAnnouncement } from "./announcement.js";
import { Vote } from "./ballots/vote.js";
import { stage } from "./stage.js";
import { House, WindowLight } from "./village/house.js";

/** @import { Panel, Panels } from "../types.d.ts" */

/** Units: of the letters of a name, of the body across, of a house at most. */
const [NAME, BODY, HOME] = [134, 300, 118];
/** Feathers of a wing, in two rows. */
const FEATHERS = [15, 12];

/** @param {{circle: Panels["circle"], tally?: Panels["tally"], panels: Panel[]}} props */
export function Omen({ circle, tally, panels }) {
  const [seat] = circle.named ?? [];
  const emblem = view.value?.emblem;
  if (seat === undefined || !emblem) return html`<${Vote} circle=${circle} tally=${tally} panels=${panels} />`;
  const { w, h, upright } = stage.value;
  const [x, y] = [w / 2, upright ? h * 0.3 : 196];
  const size = Math.min(NAME, (w - 160) / nameWidth(nameOf(seat), 1));
  const told = !awaitsAnnouncement();
  const box = `0 0 ${w} ${h}`;
  return html`<main class="omen">
    <div class="flight-of" aria-hidden="true">
      <svg class="hamlet" viewBox=${box}><${WindowLight} /><path class="hill far" d=${`M0 ${h - 190}Q${w * 0.3} ${h - 250} ${w * 0.6} ${h - 200}T${w} ${h - 215}V${h}H0Z`} />
        <${Street} marks=${circle.marks} w=${w} ground=${h - 62} /><path class="hill near" d=${`M0 ${h - 64}Q${w / 2} ${h - 78} ${w} ${h - 62}V${h}H0Z`} />
        <path class="wind" d=${[...Array(16).keys()].map((i) => taperedCut(noise(i) * w, 90 + noise(i + 30) * (h * 0.45), 50 + noise(i + 7) * 90, -6, 1.6)).join("")} /></svg>
      <div class="flight" style=${`--far:${-w}px`}>
        ${[-1, 1].map((side) => html`<svg key=${side} class="wing" style=${`left:${x}px;top:${y}px`} viewBox="0 0 1 1"><g transform=${`scale(${side} 1)`}><${Wing} reach=${w * 0.46} /></g></svg>`)}
        <svg class="wing body" style=${`left:${x}px;top:${y}px`} viewBox="0 0 1 1"><use href=${`#e-${emblem}`} x=${-BODY / 2} y=${-BODY / 2} width=${BODY} height=${BODY} /></svg>
      </div>
    </div>
    <h1>${draw(view.value?.title)}</h1>
    <div class="sung"><p class="q">${draw(circle.middle)}</p>${told && html`<h2 style=${`font-size:${size.toFixed(1)}px`}><bdi>${nameOf(seat)}</bdi></h2>`}</div>
  </main>`;
}

/** Everybody's house, in seat order. @param {{marks: Panels["circle"]["marks"], w: number, ground: number}} props */
function Street({ marks, w, ground }) {
  const across = (w - 60) / marks.length;
  const wide = Math.min(HOME, across - 14);
  const at = (/** @type {number} */ i) => ({
    x: 30 + (i + 0.5) * across,
    y: ground,
    w: wide,
    h: wide * 0.62 + ((i * 11) % 4) * 5,
    room: across,
  });
  return html`${marks.map((mark, i) => html`<${House} key=${mark.seat} at=${at(i)} seed=${mark.seat} state=${mark.dead ? "dark" : "lit"} />`)}`;
}

/** The right wing, made of feathers. @param {{reach: number}} props */
function Wing({ reach }) {
  const rows = FEATHERS.map((many, row) =>
    [...Array(many).keys()].map((i) => {
      const part = (i + 0.6) / many;
      const root = { x: 70 + part * (reach - 130) * (row ? 0.9 : 1), y: 6 - Math.sin(part * 2.4) * 76 };
      const turn = 94 - part ** 1.6 * 92;
      const long = (row ? 90 : 150) + Math.sin(part * 3) * (row ? 24 : 52);
      const a = (turn * Math.PI) / 180;
      return {
        path: taperedCut(
          root.x + (Math.cos(a) * long) / 2,
          root.y + (Math.sin(a) * long) / 2,
          long,
          turn,
          row ? 17 : 25,
        ),
        row,
        key: `${row} ${i}`,
      };
    }),
  );
  return html`${rows.map((row) => row.map(({ path, key, row: of }) => html`<path key=${key} class=${of ? "covert" : "feather"} d=${path} />`))}`;
}
