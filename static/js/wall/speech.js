// One person speaks, on the stage of the public screen: curtains, a cone of light, the clock. Moving parts are layers.
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Digits, Gouges } from "../panels/things/countdown.js";
import { noise } from "../parts/shapes/noise.js";
import { firstOf } from "../parts/shapes/kinds.js";
import { taperedCut } from "../parts/shapes/tapered-cut.js";
import { view } from "../store.js";
import { draw, nameOf, ui } from "../words.js";
import { useBefore, useClock } from "./ballots/standing.js";
import { Vote } from "./ballots/vote.js";
import { Code } from "./corners.js";
import { Head } from "./end/drawing.js";
import { endsAtTouch, prefersStill } from "./motion.js";
import { headline } from "./large-names.js";
import { stage } from "./stage.js";

/** @import { Clock, Panel, Panels } from "../types.d.ts" */

/** Units: of the name across, lying and upright, and of its letters; of a curtain at its top and at its foot. */
const [NAME, UPRIGHT, MOST, LEAST] = [800, 690, 168, 96];
const [TOP, FOOT] = [250, 176];
/** Heads in front of the stage: the room, and no count. */
const HEADS = [13, 12];
/** Milliseconds until the light is out and the curtains are closed. */
const CLOSES = 800;

/** @param {{circle: Panels["circle"], tally?: Panels["tally"], panels: Panel[]}} props */
export function Speech({ circle, tally, panels }) {
  const seat = circle.marks.find((mark) => mark.turn)?.seat;
  if (seat === undefined) return html`<${Vote} circle=${circle} tally=${tally} panels=${panels} />`;
  const { w, h, upright } = stage.value;
  const named = circle.named ?? [];
  const next = named[named.indexOf(seat) + 1];
  const size = Math.max(headline(nameOf(seat), upright ? UPRIGHT : NAME, MOST), upright ? 0 : LEAST / 2);
  const clock = firstOf(panels, "countdown")?.clock;
  const box = `0 0 ${w} ${h}`;
  const part = upright ? 0.5 : 1;
  return html`<main class="speech-of">
    <${Theatre} clock=${clock} seat=${seat}>
      <svg key=${seat} class="cone" viewBox=${box}><${Cone} w=${w} h=${h} upright=${upright} /></svg>
      ${[-1, 1].map((side) => html`<svg key=${`${seat} ${side}`} class="curtain" viewBox="0 0 1 1" style=${`left:${side > 0 ? w : 0}px;--drawn:${side * (FOOT * part - w / 2)}px`}><g transform=${`scale(${-side} 1)`}><${Curtain} w=${w} h=${h} part=${part} /></g></svg>`)}
      <svg viewBox=${box}>${HEADS.map(
        (many, row) =>
          html`<g key=${row} class="room">${[...Array(many).keys()].map((at) => {
            const big = 1.75 + row * 0.45;
            const x = ((at + 0.5 + (noise(at + row * 20) - 0.5) * 0.4) * w) / many;
            return html`<g key=${at} transform=${`translate(${x} ${h - 44 + row * 52 + noise(at + row) * 18}) scale(${big})`}><${Head} x=${0} y=${0} hat=${noise(at * 3 + row) > 0.4} /></g>`;
          })}</g>`,
      )}
      <use class="lantern" href="#e-lantern" x=${w / 2 - 58} y=${upright ? 30 : -12} width="116" height="116" /></svg>
    <//>
    <header><h1>${draw(view.value?.title)}</h1><div class="right"><${Code} />${next !== undefined && html`<p class="t then">${draw({ t: "screen-then", p: { who: { seat: next } } })}</p>`}</div></header>
    <div class="speaker" key=${seat}>
      <p class="q">${ui("screen-speaks")}</p>
      <h2 style=${`font-size:${size}px`}><bdi>${nameOf(seat)}</bdi></h2>
      ${clock && html`<${Left} clock=${clock} />`}
    </div>
  </main>`;
}

/** The stage: it closes when the time is over, and before it opens for the next person. @param {{clock?: Clock, seat: number, children?: import("../shapes.d.ts").Drawn}} props */
function Theatre({ clock, seat, children }) {
  const { left } = useClock(clock);
  const now = `${clock && left <= 0 ? "closes" : "open"} ${seat}`;
  const before = useBefore(now);
  const kind = now.startsWith("closes") ? "closes" : before !== now && before.startsWith("open") ? "again" : "";
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => () => closeOver(place.current), []);
  return html`<div ref=${place} class=${`theatre ${kind}`} aria-hidden="true">${children}</div>`;
}

/** After the last speech an open stage closes over what comes next. @param {HTMLElement | null} open */
function closeOver(open) {
  if (!open || open.matches(".closes") || prefersStill()) return;
  const copy = /** @type {HTMLElement} */ (open.cloneNode(true));
  copy.className = "theatre closes leaves";
  open.closest(".public")?.append(copy);
  const forget = endsAtTouch(() => {
    copy.remove();
    forget();
  }, CLOSES);
}

/** The clock of the speech. @param {{clock: Clock}} props */
function Left({ clock }) {
  const { left, last } = useClock(clock);
  return html`<div class=${last ? "left-of last" : "left-of"}><${Gouges} left=${left} length=${clock.length} /><${Digits} seconds=${left} /></div>`;
}

/** The light of the lantern, and where it falls. @param {{w: number, h: number, upright: boolean}} props */
function Cone({ w, h, upright }) {
  const [x, top, foot, wide] = [w / 2, upright ? 110 : 44, h - 110, Math.min(w * 0.42, 440)];
  const rays = [...Array(34).keys()].map((i) => {
    const part = (noise(i * 5) - 0.5) * 1.7;
    const down = 0.25 + noise(i + 40) * 0.6;
    const turn = (Math.atan2(foot - top, wide * part) * 180) / Math.PI;
    return taperedCut(x + wide * part * down, top + (foot - top) * down, 60 + noise(i + 9) * 90, turn, 1.6);
  });
  return html`<defs><linearGradient id="cone-light" x2="0" y2="1"><stop class="lit" /><stop class="unlit" offset="1" /></linearGradient></defs>
    <ellipse class="floor" cx=${x} cy=${foot + 14} rx=${wide * 1.02} ry="46" /><ellipse class="floor inner" cx=${x} cy=${foot + 14} rx=${wide * 0.84} ry="34" />
    <path class="beam" d=${`M${x - 44} ${top}H${x + 44}L${x + wide} ${foot + 14}H${x - wide}Z`} /><path class="rays-of" d=${rays.join("")} />`;
}

/** The left curtain, drawn open. @param {{w: number, h: number, part: number}} props `part`: how wide, of a wide stage */
function Curtain({ w, h, part }) {
  const [top, foot] = [TOP * part, FOOT * part];
  const folds = [...Array(54).keys()].map((at) => {
    const i = at - 39; // the first ones are seen only while it is closed
    const [a, b] = [((i + 0.4) * top) / 15, ((i + 0.4) * foot) / 15];
    return taperedCut((a + b) / 2, h / 2, h * 1.04, 90 + (Math.atan2(a - b, h) * 180) / Math.PI, 2.2 + noise(i) * 2);
  });
  return html`<path class="cloth" d=${`M${-w / 2} 0H${top}Q${foot + 8} ${h * 0.4} ${foot} ${h}H${-w / 2}Z`} /><path class="folds" d=${folds.join("")} />
    <path class="tie" d=${`M-10 ${h * 0.67}Q${foot * 0.5} ${h * 0.72} ${foot - 12} ${h * 0.645}Q${foot * 0.5} ${h * 0.765} -10 ${h * 0.71}Z`} />`;
}
