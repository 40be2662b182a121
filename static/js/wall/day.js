// The day on the public screen: everybody around the clock, around the nominees, or around the seat whose turn it is.
import { html } from "htm/preact";
import { counted as done } from "../panels/people/awaited.js";
import { Circle } from "../panels/people/circle.js";
import { Dial } from "../parts/shapes/dial.js";
import { firstOf } from "../parts/shapes/kinds.js";
import { nameWidth } from "../parts/shapes/letters.js";
import { DeckLine } from "../parts/sheets/reference.js";
import { Show } from "../parts/shapes/show.js";
import { view } from "../store.js";
import { draw, nameOf, say, ui } from "../words.js";
import { Code, Corners, counted, held, living, long } from "./corners.js";
import { headline } from "./names.js";
import { stage } from "./stage.js";
import { Votes } from "./votes.js";

/** @import { Panel, Panels } from "../types.d.ts" */

/** Sizes of names that can be read from four metres, and the least of them. */
const SIZES = [46, 42, 38, 34, 31, 28];
const LEAST = 24;

/** Units across of a name in the votes beside the ring, where none of its words is long; seats whose ring can be narrower. */
const [VOTER, ROOMY] = [126, 9];

/** Units across of the clock in the middle. */
const DIAL = 412;

/** Units across of words in the middle. */
const CORE = 330;

/** Units of the name of the seat that votes now; of nominees, with their votes before them and without. */
const [TURN, TOLD, ALONE] = [90, 60, 92];

/** @param {{circle: Panels["circle"], panels: Panel[]}} props */
export function Day({ circle, panels }) {
  const [clock, tally] = [firstOf(panels, "countdown"), firstOf(panels, "tally")];
  const { upright } = stage.value;
  const many = circle.marks.length > 12;
  const large = clock && !tally && !circle.named?.length;
  const beside = tally && many && !upright;
  const above =
    (upright || beside) &&
    html`<div class="ring above"><div class="mid"><${Middle} circle=${circle} panels=${panels} /></div></div>`;
  const corners = (!many || upright || tally) && html`<${Corners} circle=${circle} bare=${Boolean(tally && !many)} />`;
  const roomy = tally && circle.marks.length <= ROOMY;
  const long = roomy && circle.marks.some((mark) => nameWidth(nameOf(mark.seat), LEAST, true) > VOTER);
  const line = tally && !many && !counted() && !held() ? view.value?.line : undefined;
  const votes =
    tally && html`<${Votes} tally=${tally} clock=${clock} tall=${!many && !upright && !long} line=${line} />`;
  return html`<main class=${`day ${many ? "many" : ""} ${tally ? "votes" : ""} ${long ? "long" : ""}`}>
    ${!beside && html`${corners}${above}`}
    <${Circle} panel=${{ ...circle, middle: undefined, named: undefined }} sizes=${SIZES.slice(many ? 3 : tally ? 2 : 0)} least=${LEAST} columns=${Boolean(upright && tally)}
      core=${above ? 0 : large ? DIAL : CORE} moderator=${!many}>${!above && ((/** @type {number} */ room) => html`<${Middle} circle=${circle} panels=${panels} many=${many} across=${tally ? Math.min(CORE, room) : CORE} />`)}<//>
    ${beside ? html`<div class="beside-ring">${corners}${above}${votes}</div>` : votes}
    ${!(tally && many) && html`<${DeckLine} />`}
  </main>`;
}

/**
 * What lies in the middle of the table.
 * @param {{circle: Panels["circle"], panels: Panel[], many?: boolean, across?: number}} props `across`: units that names may take
 */
function Middle({ circle, panels, many = false, across = stage.value.upright ? 640 : CORE }) {
  const [clock, tally, awaited] = [firstOf(panels, "countdown"), firstOf(panels, "tally"), firstOf(panels, "awaited")];
  const named = circle.named ?? [];
  const voter = tally?.next_voter;
  const secret = tally && voter === undefined && !named.length && !tally.ballots?.length;
  const sentence = view.value?.line && !held() && (many ? !tally : long() && !clock && !named.length);
  return html`
    ${many && !tally && html`<h1>${draw(view.value?.title)}</h1>`}
    ${sentence && html`<p class="sentence q">${draw(view.value?.line)}</p>`}
    ${voter !== undefined && html`<p class="middle">${ui("screen-turn")}</p><p class="turn-of t em" style=${`font-size:${headline(nameOf(voter), across, TURN)}px`}><bdi>${nameOf(voter)}</bdi></p>`}
    ${voter === undefined && named.length > 0 && html`<${Named} circle=${circle} named=${named} most=${tally ? TOLD : ALONE} across=${across} />`}
    ${clock && !tally && html`<div class=${named.length ? "small" : "large"}><${Dial} panel=${clock} bare=${!named.length} /></div>`}
    ${
      secret &&
      html`<p class="t round">${say(tally.title)}</p>
      <p class="s count">${ui("ui-votes-of", { cast: tally.cast ?? 0, expected: tally.expected ?? 0 })}</p>`
    }
    ${awaited && html`<p class="t num count">${done(awaited)}</p>`}
    ${!clock && panels.filter((panel) => panel.kind === "note" || panel.kind === "piles").map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}
    ${many && !tally && html`<${Code} living=${living(circle)} />`}`;
}

/** Who is nominated. @param {{circle: Panels["circle"], named: number[], most: number, across: number}} props `most`: units of the letters. `across`: of a name */
function Named({ circle, named, most, across }) {
  const longest = Math.min(...named.map((seat) => headline(nameOf(seat), across, most)));
  return html`<p class="middle">${draw(circle.middle)}</p>
    <p class="named" style=${`--named:${Math.max(28, Math.min(longest, 230 / named.length))}px`}>${named.map((seat) => html`<bdi key=${seat}>${nameOf(seat)}</bdi>`)}</p>`;
}
