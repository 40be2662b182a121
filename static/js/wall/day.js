// The day on the public screen without votes: everybody around the clock, or around who is named.
import { html } from "htm/preact";
import { counted } from "../panels/people/awaited.js";
import { Circle } from "../panels/people/circle.js";
import { Dial } from "../parts/shapes/dial.js";
import { firstOf } from "../parts/shapes/kinds.js";
import { DeckLine } from "../parts/sheets/reference.js";
import { Show } from "../parts/shapes/show.js";
import { view } from "../store.js";
import { draw, nameOf } from "../words.js";
import { Code, Corners, held, living, long } from "./corners.js";
import { headline } from "./large-names.js";
import { stage } from "./stage.js";

/** @import { Panel, Panels } from "../types.d.ts" */

/** Sizes of names that can be read from four metres, and the least of them. */
const SIZES = [46, 42, 38, 34, 31, 28];
const LEAST = 24;

/** Units across of the clock in the middle. */
const DIAL = 412;

/** Units across of words in the middle. */
const CORE = 330;

/** Units of a name in the middle, and of one below a sentence. */
const [ALONE, BELOW] = [92, 56];

/** @param {{circle: Panels["circle"], panels: Panel[]}} props */
export function Day({ circle, panels }) {
  const clock = firstOf(panels, "countdown");
  const { upright } = stage.value;
  const many = circle.marks.length > 12;
  const large = clock && !circle.named?.length;
  const above =
    upright &&
    html`<div class="ring above"><div class="mid"><${Middle} circle=${circle} panels=${panels} /></div></div>`;
  return html`<main class=${many ? "day many" : "day"}>
    ${(!many || upright) && html`<${Corners} circle=${circle} />`}${above}
    <${Circle} panel=${{ ...circle, middle: undefined, named: undefined }} sizes=${SIZES.slice(many ? 3 : 0)} least=${LEAST}
      core=${above ? 0 : large ? DIAL : CORE} moderator=${!many}>${!above && (() => html`<${Middle} circle=${circle} panels=${panels} many=${many} across=${CORE} />`)}<//>
    <${DeckLine} />
  </main>`;
}

/**
 * What lies in the middle of the table.
 * @param {{circle: Panels["circle"], panels: Panel[], many?: boolean, across?: number}} props `across`: units that names may take
 */
function Middle({ circle, panels, many = false, across = stage.value.upright ? 640 : CORE }) {
  const [clock, awaited] = [firstOf(panels, "countdown"), firstOf(panels, "awaited")];
  const named = circle.named ?? [];
  const alone = !named.length || stage.value.upright;
  const sentence = view.value?.line && !held() && (many || (long() && !clock && alone));
  return html`
    ${many && html`<h1>${draw(view.value?.title)}</h1>`}
    ${sentence && html`<p class="sentence q">${draw(view.value?.line)}</p>`}
    ${named.length > 0 && html`<${Named} circle=${circle} named=${named} most=${sentence ? BELOW : ALONE} across=${across} />`}
    ${clock && html`<div class=${named.length ? "small" : "large"}><${Dial} panel=${clock} bare=${!named.length} /></div>`}
    ${awaited && html`<p class="t num count">${counted(awaited)}</p>`}
    ${!clock && panels.filter((panel) => panel.kind === "note" || panel.kind === "piles").map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}
    ${many && html`<${Code} living=${living(circle)} />`}`;
}

/** Who is nominated. @param {{circle: Panels["circle"], named: number[], most: number, across: number}} props `most`: units of the letters. `across`: of a name */
function Named({ circle, named, most, across }) {
  const longest = Math.min(...named.map((seat) => headline(nameOf(seat), across, most)));
  return html`<p class="middle">${draw(circle.middle)}</p>
    <p class="named" style=${`--named:${Math.max(28, Math.min(longest, 230 / named.length))}px`}>${named.map((seat) => html`<bdi key=${seat}>${nameOf(seat)}</bdi>`)}</p>`;
}
