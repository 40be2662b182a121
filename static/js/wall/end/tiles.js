// The evening in pictures on the public screen: a night above its day, or beside it where the screen stands upright.
import { html } from "htm/preact";
import { nameWidth } from "../../parts/shapes/letters.js";
import { draw, nameOf, paramsOf, say, ui } from "../../words.js";
import { stage } from "../stage.js";
import { Drawing } from "./drawing.js";
import { Figure } from "./figures.js";
import { Rings } from "./rings.js";

/** @import { Panels, Tile } from "../../types.d.ts" */

/** Pictures of one page, where they are large, and where there are more. */
const [LARGE, MANY] = [6, 8];
/** Units across of a picture in three columns, in four, upright; of a name, and of its letters. */
const [THREE, FOUR, UPRIGHT, NAME] = [376, 290, 344, 46];

/** What is drawn by day. @type {Tile["style"][]} */
const DAYS = ["vote", "lot", "spared"];
/** What stands as high as the page, side by side. @type {Tile["style"][]} */
const FIGURES = ["rose", "pile", "towers"];
/** Of figures: how many stand in one row, units of the row, of one across at most and between two. */
const [ROW, ACROSS, BROAD, BETWEEN, TALL] = [5, 1168, 376, 20, 360];
/** Upright: how many stand one below the other, units across of one, and of the height of a figure. */
const [COLUMN, WHOLE, HIGH] = [3, 720, 250];
/** Units of letters below which a name takes two lines, and the smallest ones. */
const [FOLDS, LEAST] = [32, 24];
/** Units of the height of a picture. */
const LOW = 190;

/** Whether all are drawn in one picture. @param {Panels["tiles"]} panel */
const asRings = (panel) => panel.tiles.every(({ style }) => style === "rings");

/** The panel as so many pages. @param {Panels["tiles"]} panel @returns {(Panels["tiles"] & {page: string})[]} */
export function pagesOf(panel) {
  if (asRings(panel)) return [{ ...panel, page: "" }];
  const each = panel.tiles.length <= LARGE && !stage.value.upright ? LARGE : MANY;
  const count = Math.ceil(panel.tiles.length / each);
  const tiles = (/** @type {number} */ at) => panel.tiles.slice(at * each, (at + 1) * each);
  const page = (/** @type {number} */ at) => (count > 1 ? ui("screen-page-of", { at: at + 1, count }) : "");
  return [...Array(count).keys()].map((at) => ({ ...panel, tiles: tiles(at), page: page(at) }));
}

/** @param {import("../../shapes.d.ts").PanelProps<"tiles">} props */
export function Tiles({ panel }) {
  if (asRings(panel)) return html`<${Rings} panel=${panel} />`;
  const { upright } = stage.value;
  const count = panel.tiles.length;
  const four = count > LARGE;
  const figures = panel.tiles.every(({ style }) => FIGURES.includes(style));
  const row = figures && !upright && count <= ROW;
  const column = figures && upright && count <= COLUMN;
  const beside = Math.min(BROAD, Math.floor((ACROSS - BETWEEN * (count - 1)) / count));
  const across = column ? WHOLE : upright ? UPRIGHT : row ? beside : four ? FOUR : THREE;
  const high = row ? TALL : figures && upright ? HIGH : LOW;
  return html`<section class=${`tiles ${row ? "in-row" : column ? "in-column" : four ? "four" : "three"} ${figures ? "figures" : ""}`} style=${`--across:${across}px`}>
    <header><h2>${say(panel.title)}</h2>${"page" in panel && panel.page && html`<p class="q">${panel.page}</p>`}${panel.line && html`<p class="t">${draw(panel.line)}</p>`}</header>
    <ol>${panel.tiles.map((tile, at) => html`<${Picture} key=${at} tile=${tile} at=${at} across=${across} high=${high} />`)}</ol>
  </section>`;
}

/** @param {{tile: Tile, at: number, across: number, high: number}} props */
function Picture({ tile, at, across, high }) {
  const figure = FIGURES.includes(tile.style);
  const day = DAYS.includes(tile.style);
  const words = paramsOf(tile.name).flatMap((one) => one?.seats ?? []);
  const name = words.length ? words.map(nameOf).join("  , ") : say(tile.name);
  const whole = Math.min(NAME, (across - 36) / nameWidth(name, 1));
  const folds = whole < FOLDS;
  const size = folds ? Math.max(LEAST, Math.min(FOLDS, (across - 36) / nameWidth(name, 1, true))) : whole;
  return html`<li class=${figure ? "of-figure" : day ? "by-day" : "by-night"} style=${`--at:${at}`}>
    ${figure ? html`<${Figure} tile=${tile} w=${across} h=${high} />` : html`<${Drawing} tile=${tile} w=${across} flip=${Math.floor(at / 2) % 2 === 1} />`}
    ${tile.style !== "pile" && html`<p class="t label">${draw(tile.label)}</p>`}
    <p class=${`t name ${tile.ember ? "em" : tile.inked ? "of-ink" : ""} ${folds ? "folds" : ""}`} style=${`font-size:${size.toFixed(1)}px`}>${draw(tile.name)}</p>
    <p class="line">${tile.line && draw(tile.line)}</p>
  </li>`;
}
