// The end on the public screen: who has won and everybody's card, then the story, page by page.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { useCharts } from "../../parts/charts/charts.js";
import { Show } from "../../parts/shapes/show.js";
import { Emblem, Rays } from "../../parts/shapes/emblem.js";
import { spoken, table } from "../../store.js";
import { draw, say, ui } from "../../words.js";
import { awaitsAnnouncement } from "../../wall/announcement.js";
import { headline } from "../../wall/large-names.js";
import { Duels, Score } from "../../wall/end/duels.js";
import { Figure } from "../../wall/end/figures.js";
import { Roles } from "../../wall/end/roles.js";
import { Tiles, pagesOf } from "../../wall/end/tiles.js";
import { StoryPages, useTurning } from "../../wall/pages.js";
import { stage } from "../../wall/stage.js";
import { Cast } from "./story.js";
import { components } from "../table/wide-panels.js";

/** @import { Panel, Panels } from "../../types.d.ts" */

/** Panels of the story. @type {Panel["kind"][]} */
const STORY = ["chronicle", "chart", "courses", "ledger"];

/** Panels that are left out where the story is in pictures. @type {string[]} */
const TABLES = ["grid", "ledger", "leaves"];

/** Panels that are fetched at the end. @type {Panel["kind"][]} */
const PICTURES = ["chart", "courses", "leaves", "tiles", "medals"];

/** Units of the headline, and across that the emblem and the edges take. */
const [HEAD, CROWDED, BESIDE] = [116, 84, 470];

/** Units of a full flower beside it, and across of a score. */
const [ROSE, SCORE] = [540, 300];

/** @param {{verdict?: Panels["verdict"], circle?: Panels["circle"], panels: Panel[]}} props */
export function Finale({ verdict, circle, panels }) {
  const story = panels.filter((panel) => STORY.includes(panel.kind));
  const parts = selectParts([
    ...story,
    ...useCharts(story, story.some((panel) => panel.kind === "chronicle") ? PICTURES : [...PICTURES, "chronicle"]),
  ]);
  const drawn = parts.some((panel) => panel.kind === "tiles");
  const [counts, setCounts] = useState(/** @type {number[]} */ ([]));
  const many = parts.map((_, i) => counts[i] ?? 1);
  const { at, still } = useTurning(1 + many.reduce((sum, one) => sum + one, 0));
  const first = (/** @type {number} */ part) => 1 + many.slice(0, part).reduce((sum, one) => sum + one, 0);
  const count = (/** @type {number} */ part) => (/** @type {number} */ pages) =>
    counts[part] === pages || setCounts((old) => Object.assign([...old], { [part]: pages }));
  return html`<main class="finale">
    <${Opening} verdict=${verdict} circle=${circle} panels=${panels} on=${at === 0} duels=${parts.find((panel) => panel.kind === "tiles" && panel.tiles.every(({ style }) => style === "towers"))} />
    ${parts.map((panel, i) => html`<${StoryPages} key=${i} shown=${at - first(i)} columns=${drawn ? 1 : across(panel)} onCount=${count(i)}><${Show} panel=${panel} components=${{ ...components, tiles: Tiles, ...(drawn && { chronicle: Titles }) }} /><//>`)}
    ${parts.length > 0 && html`<${PageFoot} pages=${[null, ...parts.flatMap((panel, i) => Array(many[i]).fill(panel))]} at=${at} still=${still} first=${circle?.marks.some((mark) => mark.emblem) ? ui("screen-pages-cast") : say(verdict?.title)} />`}
  </main>`;
}

/**
 * The parts of the end: where the story is in pictures, without tables, and with no words but titles that are
 * not medals.
 * @param {Panel[]} parts @returns {Panel[]}
 */
function selectParts(parts) {
  const [drawn, medals] = ["tiles", "medals"].map((kind) => parts.some((panel) => panel.kind === kind));
  return parts
    .map((panel) =>
      drawn && panel.kind === "chronicle"
        ? { ...panel, chapters: panel.chapters.filter(({ titles }) => titles && !medals) }
        : panel,
    )
    .filter((panel) => panel.kind !== "chronicle" || panel.chapters.length)
    .sort((one, other) => Number(other.kind === "tiles") - Number(one.kind === "tiles"))
    .filter((panel) => !drawn || !TABLES.includes(panel.kind === "chart" ? (panel.style ?? "") : panel.kind))
    .flatMap((panel) => /** @type {Panel[]} */ (panel.kind === "tiles" ? pagesOf(panel) : [panel]));
}

/** The titles of the evening, in large letters. @param {{panel: Panels["chronicle"]}} props */
const Titles = ({ panel }) =>
  panel.chapters.map(
    (chapter, at) => html`<section class="titles-of" key=${at}>
    <h2>${say(chapter.title)}</h2><ul>${chapter.lines.map((line, i) => html`<li key=${i} class="t">${draw(line)}</li>`)}</ul>
  </section>`,
  );

/** How many columns of a part stand side by side. @param {Panel} panel */
const across = (panel) => (panel.kind === "chronicle" && !stage.value.upright ? 2 : 1);

/** Who has won, and everybody with the card turned over. @param {{verdict?: Panels["verdict"], circle?: Panels["circle"], panels: Panel[], on: boolean, duels?: Panels["tiles"]}} props */
function Opening({ verdict, circle, panels, on, duels }) {
  const seats = circle?.marks.length ?? 0;
  const { w, upright } = stage.value;
  const rose = verdict?.winners?.length && panels.some(({ kind }) => kind === "petals");
  const across = w - (upright ? 112 : rose ? ROSE + 160 : BESIDE + (duels ? SCORE : 0));
  const size = headline(say(verdict?.title), across, seats > 9 ? CROWDED : HEAD);
  return html`<section class=${`opening ${on ? "on" : ""} ${awaitsAnnouncement() ? "kept" : ""} ${seats > 18 ? "crowd" : seats > 12 ? "full" : ""} ${rose ? "of-rose" : ""}`} inert=${!on}>
    <${Rays} size=${106} top="calc(50% - 60rem)" />
    <p class="t num code">${spoken(table.value?.code)}</p>
    ${rose && html`<${Figure} tile=${{ style: "rose", count: 12, of: 12 }} w=${ROSE} h=${ROSE} />`}
    <div class="won">
      ${!rose && verdict?.emblem && html`<${Emblem} name=${verdict.emblem} size=${seats > 9 ? 6 : 9} class=${verdict.ember ? "em" : ""} />`}
      <div><h1 style=${`font-size:${size}px`}>${draw(verdict?.title)}</h1>
      ${verdict?.line && html`<p class="line">${draw(verdict.line)}</p>`}</div>${duels && html`<${Score} panel=${duels} />`}
    </div>
    ${panels.filter(({ kind }) => kind === "petals" || (kind === "board" && !duels)).map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}
    ${duels && html`<${Duels} panel=${duels} />`}
    ${circle && (circle.marks.some((mark) => mark.emblem) ? html`<${Roles} key=${`${w} ${seats} ${size}`} circle=${circle} turning=${awaitsAnnouncement()} />` : html`<${Cast} circle=${circle} />`)}
  </section>`;
}

/** The number of the page, and the name of the next one. @param {{pages: (Panel | null)[], at: number, still: boolean, first: string}} props `first`: the name of the first one */
function PageFoot({ pages, at, still, first }) {
  const next = pages.slice(at).find((one) => one !== pages[at]);
  const title = next && "title" in next ? say(next.title) : "";
  const heading =
    next?.kind === "chronicle" ? (next.chapters[0].titles ? say(next.chapters[0].title) : ui("ui-chronicle")) : title;
  const name = next ? heading : first;
  return html`<footer class="turning">
    <span class="dots" role="img" aria-label=${ui("screen-pages-at", { at: at + 1, count: pages.length })}>${pages.map((_, i) => html`<i key=${i} class=${i === at ? "now" : ""}></i>`)}</span>
    <span>${ui(still ? "screen-pages-still" : "screen-pages-next", { name })}</span>
  </footer>`;
}
