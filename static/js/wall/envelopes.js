// Sealed papers are opened on the public screen: a page for each city, contested ones last.
import { html } from "htm/preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { playSound } from "../parts/sound/effects.js";
import { signed } from "../parts/shapes/field-values.js";
import { oneLine } from "../parts/shapes/letters.js";
import { nameOf, say } from "../words.js";
import { awaitsAnnouncement, useAnnouncementTime } from "./announcement.js";
import { Code } from "./corners.js";
import { INKS } from "./city-map.js";
import { endsAtTouch, wasShown } from "./motion.js";
import { headline } from "./large-names.js";
import { stageLoud } from "./sounds.js";
import { stage } from "./stage.js";

/** @import { Panels } from "../types.d.ts" */
/** @typedef {Panels["ledger"]["lines"][number]} Line */

/** Units: of the ring and its line, of the words beside it, upright, of a head's letters, of a name's, of the smallest. */
const [R, WIDE, WORDS, UPRIGHT, LARGE, NAME, LEAST] = [252, 30, 560, 700, 96, 40, 24];
/** Units that a city's name and a person's have across. */
const [INSIDE, ACROSS] = [400, 400];
/** People on a page at most. */
const MOST = 7;
/** Degrees between two parts of a ring; milliseconds between two of them. */
const [GAP, NEXT] = [9, 50];
/** All lines are open, also those of a picture that has more of them. */
const ALL = Number.POSITIVE_INFINITY;

/** The lines as they are opened. @param {Panels["ledger"]["lines"]} lines */
const inOrder = (lines) => [...lines.filter((one) => !one.broken), ...lines.filter((one) => one.broken)];

/**
 * Which line is open now, while the table is announced: null once all are.
 * @param {Panels["ledger"]} ledger @returns {Line | null}
 */
export function useEnvelope(ledger) {
  const time = useAnnouncementTime();
  const opens = awaitsAnnouncement();
  const lines = inOrder(ledger.lines);
  const [at, setAt] = useState(ALL);
  useLayoutEffect(() => {
    const end = () => setAt(ALL);
    if (!opens || !wasShown()) return end();
    setAt(0);
    let opened = 1;
    const turns = setInterval(() => {
      setAt(opened);
      opened += 1;
      if (opened <= lines.length) playSound("tear", stageLoud()); // the first one is heard as the moment begins (sounds.js)
    }, time / lines.length);
    const forget = endsAtTouch(() => {
      clearInterval(turns);
      end();
    }, time);
    return () => {
      clearInterval(turns);
      forget();
    };
  }, [opens]);
  return lines[at] ?? null;
}

/** @param {{line: Line, seats: number[]}} props */
export function Envelope({ line, seats }) {
  const across = stage.value.upright ? UPRIGHT : WORDS;
  const [holder] = line.broken ? [] : (line.tops ?? []);
  const ink = INKS[seats.indexOf(holder)];
  const head = line.broken ? say(line.note) : holder == null ? "" : nameOf(holder);
  const city = say(line.label);
  const people = seats.map((seat, at) => ({
    seat,
    value: line.values[at] ?? 0,
    by: line.changes?.find(([who]) => who === seat)?.[1] ?? 0,
  }));
  const shown = people.filter(({ value, by }) => value || by).sort((one, other) => other.value - one.value);
  return html`<main class=${`envelope ${line.broken ? "contested" : ""}`} style=${ink && `--owner:${ink}`}>
    <svg key=${city} viewBox="-300 -300 600 600" aria-hidden="true">
      <circle class="town" r=${R + WIDE} /><${Parts} count=${Math.max(0, ...line.values)} />
      <text y="14" font-size=${oneLine(city, 72, INSIDE, LEAST).size}>${city}</text>
    </svg>
    <section key=${`${city} of`}>
      <h1 style=${`font-size:${headline(head || city, across, LARGE)}px`}>${head && html`<bdi>${head}</bdi>`}</h1>
      <ol>${shown.slice(0, MOST).map(({ seat, value, by }) => html`<li key=${seat} class=${seat === holder ? "holds" : ""}><bdi style=${`font-size:${oneLine(nameOf(seat), NAME, ACROSS, LEAST).size}px`}>${nameOf(seat)}</bdi><small>${by ? signed(by) : ""}</small><b class="num">${value}</b></li>`)}</ol>
    </section>
    <${Code} />
  </main>`;
}

/** A ring of as many parts as the most points. @param {{count: number}} props */
function Parts({ count }) {
  const each = 360 / Math.max(1, count);
  const gap = count > 1 ? Math.min(GAP, each / 3) : 0;
  return [...Array(count).keys()].map((at) => {
    const [from, to] = [at * each + gap / 2, (at + 1) * each - gap / 2 - (count > 1 ? 0 : 0.01)].map(
      (turn) => ((turn - 90) * Math.PI) / 180,
    );
    const [x, y, toX, toY] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)].map((one) => one * R);
    return html`<path key=${at} style=${`animation-delay:${at * NEXT}ms`} stroke-width=${WIDE} d=${`M${x} ${y}A${R} ${R} 0 ${to - from > Math.PI ? 1 : 0} 1 ${toX} ${toY}`} />`;
  });
}
