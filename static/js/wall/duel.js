// A duel on the public screen while they fight, and when it is over: both fill the wall.
import { html } from "htm/preact";
import { useTight } from "../desk/table/shrink-to-fit.js";
import { Board } from "../panels/things/board.js";
import { Versus } from "../panels/people/versus.js";
import { firstOf, ofKind } from "../parts/shapes/kinds.js";
import { drawn } from "../parts/shapes/thing-names.js";
import { Show } from "../parts/shapes/show.js";
import { view } from "../store.js";
import { draw, nameOf, say, ui } from "../words.js";
import { Code } from "./corners.js";
import { headline } from "./large-names.js";
import { stage } from "./stage.js";
import { Bell, Time } from "./match-clock.js";

/** @import { Panel, Panels } from "../types.d.ts" */

/** The last blows, which are large; the others are one line. */
const LARGE = 3;

/** Gouges of one blow that are drawn; its number stands beside them. */
const CUTS = 6;

/** Units of the headline, and across that the clock takes beside it. */
const [HEAD, BESIDE] = [118, 260];

/** Notes that are not news. @param {{panels: Panel[]}} props */
const Notices = ({ panels }) =>
  panels
    .filter((one) => one.kind === "note" && one.tone !== "news")
    .map((panel, at) => html`<${Show} key=${at} panel=${panel} />`);

/** Who has won, why, the board, the score, what follows. @param {{panels: Panel[]}} props */
export function Won({ panels }) {
  const [board, versus] = [firstOf(panels, "board"), firstOf(panels, "versus")];
  const size = headline(say(view.value?.title), stage.value.w - 112 - BESIDE, HEAD);
  return html`<main class="duel won-duel">
    <header><div><h1 style=${`font-size:${size}px`}>${draw(view.value?.title)}</h1><p class="why">${draw(view.value?.line)}</p></div>
      <div class="right"><${Code} /><${Time} panel=${firstOf(panels, "countdown")} /></div></header>
    <div class="middle-band">${board && html`<${Board} panel=${board} />`}${versus && html`<${Versus} panel=${{ ...versus, following: undefined }} />`}</div>
    <footer><${Notices} panels=${panels} />${versus?.following && html`<p>${draw(versus.following)}</p>`}</footer>
  </main>`;
}

/** Blow by blow: the last ones large. @param {{panels: Panel[]}} props */
export function Fight({ panels }) {
  const [board, blows, counters] = [firstOf(panels, "board"), firstOf(panels, "blows"), firstOf(panels, "counters")];
  const all = (blows?.rounds ?? []).flatMap((one) => one.blows);
  const news = ofKind(panels, "note").find((one) => one.tone === "news");
  const place = useTight(".blow-list");
  return html`<main ref=${place} class=${all.length ? "duel fight" : "duel fight before-blows"}>
    <header><h1>${draw(all.length && !hot(board) ? blows?.title : view.value?.title)}</h1></header>
    <${Bell} panel=${firstOf(panels, "countdown")} />
    <div class="beside-blows"><${Code} /><${Time} panel=${firstOf(panels, "countdown")} /><${Standing} counters=${counters} /></div>
    <section class="blow-list">
      ${all.length > LARGE && html`<p class="earlier">${all.slice(0, -LARGE).map((blow, at) => html`<span key=${at}><bdi>${drawn(blow.by)}</bdi> <b class="num">${blow.damage}</b> <bdi>${drawn(blow.at)}</bdi></span>`)}</p>`}
      ${all.slice(-LARGE).map((blow, at) => html`<${Blow} key=${at} blow=${blow} />`)}
    </section>
    <footer><div>
      <p class="outcome">${draw(blows?.outcome ?? view.value?.line)}</p>
      ${blows?.line && html`<p>${draw(blows.line)}</p>`}
      ${blows?.outcome && view.value?.line && html`<p>${draw(view.value.line)}</p>`}
      ${!blows && news && html`<p>${draw(news.lines?.[0])}</p>`}
      <${Notices} panels=${panels} /></div>
      ${board && html`<${Board} panel=${small(board, all.length > 0)} />`}</footer>
  </main>`;
}

/** Whether a card is fought over now. @param {Panels["board"]} [board] */
const hot = (board) => board?.places.some((one) => one.hot);

/** The row of cards without the field; `bare`: also without pieces and legend. @param {Panels["board"]} board @param {boolean} bare */
const small = (board, bare) => ({
  ...board,
  stages: [],
  beside: [],
  ...(bare ? { legend: undefined, places: board.places.map((one) => ({ ...one, pieces: [] })) } : {}),
});

/** @param {{blow: import("../types.d.ts").Blow}} props */
function Blow({ blow }) {
  const [by, at] = blow.owners ?? [];
  const whose = (/** @type {number | null | undefined} */ seat) =>
    seat != null && html`<small>${draw({ t: "screen-of", p: { who: { seat } } })}</small>`;
  return html`<div class="blow-row">
    <p class="pair"><span><b><bdi>${drawn(blow.by)}</bdi></b> ${whose(by)}</span>
      <span class="cuts" role="img" aria-label=${ui("board-hits", { damage: blow.damage })}>
        ${Array.from({ length: Math.min(CUTS, blow.damage) }, (_, cut) => html`<i class="g" key=${cut}></i>`)}<b class="num">${blow.damage}</b></span>
      <span><b><bdi>${drawn(blow.at)}</bdi></b> ${whose(at)}</span></p>
    <p class="told-blow">${draw(blow.sentence)}</p>
  </div>`;
}

/** The duels won by both. @param {{counters?: Panels["counters"]}} props */
function Standing({ counters }) {
  const trays = counters?.trays ?? [];
  if (trays.length !== 2) return null;
  const [label] = trays[0].counters;
  return html`<p class="standing">${trays.map((tray, at) => html`<span key=${at}><bdi>${nameOf(tray.seat)}</bdi> <b class="num">${tray.counters[0].value}</b></span>`)}
    <small>${draw(label.label)}</small></p>`;
}
