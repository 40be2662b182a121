// The evening in pictures on the public screen: a night above its day, or beside it where the screen stands upright.
import { html } from "htm/preact";
import { nameWidth } from "../../parts/shapes/letters.js";
import { draw, nameOf, naming, say } from "../../words.js";
import { stage } from "../stage.js";
import { Drawing } from "./drawing.js";

/** @import { Panels, Tile } from "../../types.d.ts" */

/** Pictures of one page, where they are large, and where there are more. */
const [LARGE, MANY] = [6, 8];
/** Units across of a picture in three columns, in four, upright; of a name, and of its letters. */
const [THREE, FOUR, UPRIGHT, NAME] = [376, 290, 344, 46];

/** What is drawn by day. @type {Tile["style"][]} */
const DAYS = ["vote", "lot", "spared"];

/** The panel as so many pages. @param {Panels["tiles"]} panel @returns {Panels["tiles"][]} */
export function pagesOf(panel) {
  const each = panel.tiles.length <= LARGE && !stage.value.upright ? LARGE : MANY;
  const count = Math.ceil(panel.tiles.length / each);
  const tiles = (/** @type {number} */ at) => panel.tiles.slice(at * each, (at + 1) * each);
  return [...Array(count).keys()].map((at) => ({ ...panel, tiles: tiles(at) }));
}

/** @param {import("../../shapes.d.ts").PanelProps<"tiles">} props */
export function Tiles({ panel }) {
  const { upright } = stage.value;
  const four = panel.tiles.length > LARGE;
  const across = upright ? UPRIGHT : four ? FOUR : THREE;
  return html`<section class=${`tiles ${four ? "four" : "three"}`}>
    <header><h2>${say(panel.title)}</h2>${panel.line && html`<p class="t">${draw(panel.line)}</p>`}</header>
    <ol>${panel.tiles.map((tile, at) => html`<${Picture} key=${at} tile=${tile} at=${at} across=${across} />`)}</ol>
  </section>`;
}

/** @param {{tile: Tile, at: number, across: number}} props */
function Picture({ tile, at, across }) {
  const day = DAYS.includes(tile.style);
  const words = naming(tile.name).flatMap((one) => one?.seats ?? []);
  const name = words.length ? words.map(nameOf).join("  , ") : say(tile.name);
  const size = Math.min(NAME, (across - 36) / nameWidth(name, 1));
  return html`<li class=${day ? "by-day" : "by-night"} style=${`--at:${at}`}>
    <${Drawing} tile=${tile} w=${across} flip=${Math.floor(at / 2) % 2 === 1} />
    <p class="t label">${draw(tile.label)}</p>
    <p class=${tile.ember ? "t em name" : "t name"} style=${`font-size:${size.toFixed(1)}px`}>${draw(tile.name)}</p>
    <p class="line">${tile.line && draw(tile.line)}</p>
  </li>`;
}
