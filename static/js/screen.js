// The public screen: the code while people come, the village at night, ring and clock by day, the end.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Stands } from "./desk/arena.js";
import { Finale } from "./desk/finale.js";
import { Gathering } from "./desk/gathering.js";
import { Hall } from "./desk/hall.js";
import { Lost } from "./desk/lost.js";
import { openDesk } from "./desk/opening.js";
import { WIDE } from "./desk/plan.js";
import { twins } from "./desk/twins.js";
import { Parts } from "./desk/wide.js";
import { Circle } from "./panels/circle.js";
import { Show } from "./parts/show.js";
import { Dial } from "./parts/dial.js";
import { isHall } from "./parts/hall.js";
import { told } from "./parts/told.js";
import { useLost } from "./parts/lost.js";
import { spoken } from "./parts/spoken.js";
import { Village } from "./parts/village.js";
import { table, view } from "./store.js";
import { ready } from "./catalogs.js";
import { draw, say, ui } from "./words.js";

export { act } from "./wire.js"; // for whoever asks by hand what no button offers

/** @import { Panel } from "./shapes.d.ts" */

/** Sizes of names that can be read from four metres. */
const SIZES = [46, 42, 38, 34, 31, 28];

/** Px across of the clock in the middle. */
const DIAL = 412;

/** A sentence that is too long for the corner is said in the middle. */
const long = () => say(view.value?.line).length > 30;

/** While votes are cast the middle of the table says how many are in. */
const counted = () =>
  view.value?.panels?.some((panel) => panel.kind === "tally") &&
  !view.value.panels.some((panel) => panel.kind === "circle" && panel.named?.length);

/** Where we are on the left, the code and the living on the right. @param {{circle?: Panel}} props */
function Corners({ circle }) {
  return html`<header class="corners">
    <div><h1>${draw(view.value?.title)}</h1>${view.value?.line && !counted() && (!long() || !circle || view.value.tone === "night") && html`<p class="s">${draw(view.value.line)}</p>`}</div>
    <${Code} living=${living(circle)} />
  </header>`;
}

/** How many are alive. @param {Panel} [circle] @returns {number | undefined} */
const living = (circle) =>
  circle?.marks.every((/** @type {any} */ mark) => mark.note)
    ? undefined
    : circle?.marks.filter((/** @type {any} */ mark) => !mark.dead && !mark.gone).length;

/** The code of the table, and how many are left. @param {{living?: number}} props */
function Code({ living: count }) {
  return html`<div class="right"><p class="t num code">${spoken(table.value?.code)}</p>
    ${count !== undefined && html`<p class="s">${ui("screen-living", { count })}</p>`}</div>`;
}

/** The night: a village whose lit windows are the living. @param {{circle?: Panel}} props */
function Night({ circle }) {
  const lit = (circle?.marks ?? []).map((/** @type {any} */ mark) => !mark.dead && !mark.gone);
  const count = lit.filter(Boolean).length;
  return html`<main class="night">
    <${Village} lit=${lit} label=${ui("screen-village", { lit: count, all: lit.length })} />
    <${Corners} circle=${circle} />
  </main>`;
}

/** The day: everybody around the clock, or around those who are nominated. @param {{circle: Panel, panels: Panel[]}} props */
function Day({ circle, panels }) {
  const clock = panels.find((panel) => panel.kind === "countdown");
  const tally = panels.find((panel) => panel.kind === "tally");
  const awaited = panels.find((panel) => panel.kind === "awaited");
  const notes = panels.filter((panel) => panel.kind === "note");
  const named = circle.named?.length > 0;
  const many = circle.marks.length > 12;
  const counting = counted();
  const voting = (tally?.cast ?? 0) < (tally?.expected ?? 0);
  return html`<main class=${`day ${many ? "many" : ""}`}>
    ${!many && html`<${Corners} circle=${circle} />`}
    <${Circle} panel=${clock && !named ? { ...circle, middle: undefined } : circle} sizes=${many ? SIZES.slice(3) : SIZES} core=${clock && !named ? DIAL : 0} moderator=${!many}
      lead=${many && html`<h1>${draw(view.value?.title)}</h1>${view.value?.line && !counting && html`<p class="sentence q">${draw(view.value.line)}</p>`}`}>
      ${clock && html`<div class=${named ? "small" : "large"}><${Dial} panel=${clock} bare=${!named} /></div>`}
      ${!clock && !named && !circle.middle && tally && html`<p class="t round">${say(tally.title)}</p>`}
      ${!many && long() && !clock && !named && html`<p class="sentence q">${draw(view.value?.line)}</p>`}
      ${awaited && html`<p class="t num count">${ui("ui-done-of", { done: awaited.done, total: awaited.total })}</p>`}
      ${tally && (!named || (voting && !many)) && html`<p class="s count">${ui("ui-votes-of", { cast: tally.cast ?? 0, expected: tally.expected ?? 0 })}</p>`}
      ${!clock && notes.map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}
      ${many && html`<${Code} living=${living(circle)} />`}
    <//>
  </main>`;
}

/** A game that is more than a ring: its picture, and beside it what was just done. @param {{panels: Panel[]}} props */
function Whole({ panels }) {
  const told = panels.filter((panel) => ["note", "awaited"].includes(panel.kind));
  return html`<main class="whole">
    <${Corners} />
    <div class="picture"><${Parts} panels=${panels.filter((panel) => WIDE.includes(panel.kind))} /></div>
    ${told.length > 0 && html`<div class="news">${told.map((panel, i) => html`<${Show} key=${i} panel=${panel} twins=${twins} />`)}</div>`}
    </main>`;
}

/** Everybody's flower, and beside it the clock, the die, and what was done last. @param {{panels: Panel[]}} props */
function Spread({ panels }) {
  const aside = panels.filter((panel) => panel.kind !== "petals");
  return html`<main class=${`spread ${aside.length ? "two" : ""}`}>
    <${Corners} />
    ${panels.filter((panel) => panel.kind === "petals").map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}
    ${aside.length > 0 && html`<div class="aside">${aside.map((panel, i) => html`<${Show} key=${i} panel=${panel} twins=${twins} />`)}</div>`}
  </main>`;
}

/** A great table, and beside it what was just opened or done. @param {{ledger: Panel, panels: Panel[]}} props */
function Great({ ledger, panels }) {
  // Where many play the table needs the whole width, and shows by itself what has changed.
  const few = ledger.seats.length <= 8;
  const aside = panels.filter((panel) => few && (panel.kind === "account" || panel.kind === "note"));
  return html`<main class=${`great ${aside.length ? "two" : ""}`}>
    <${Corners} />
    <${Show} panel=${ledger} />
    ${aside.length > 0 && html`<div class="aside">${aside.map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}</div>`}
  </main>`;
}

/** Says once where we are, and each verdict. */
function Announce() {
  const shown = view.value;
  const key = JSON.stringify([
    shown?.title,
    shown?.line,
    shown?.panels?.find((panel) => panel.kind === "circle")?.named,
  ]);
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(told(say(shown?.title), say(shown?.line))), [key]);
  return html`<p class="sr" role="status" aria-live="polite">${said}</p>`;
}

function Screen() {
  const lost = useLost();
  const shown = view.value;
  if (!shown || !ready()) return lost ? html`<${Lost} />` : null;
  const panels = shown.panels ?? [];
  const circle = panels.find((panel) => panel.kind === "circle");
  const verdict = panels.find((panel) => panel.kind === "verdict");
  return html`<div class="public">
    <div class="glow"></div>
    ${lost ? html`<${Lost} />` : scene()}
    <${Announce} />
  </div>`;

  function scene() {
    if (shown?.tone === "end" || (verdict && circle?.marks.some((/** @type {any} */ mark) => mark.role)))
      return html`<${Finale} verdict=${verdict} circle=${circle} panels=${panels} />`;
    if (shown?.tone === "night") return html`<${Night} circle=${circle} />`;
    if (verdict)
      return html`<main class="ruling" style=${`--letters:${say(verdict.title).length}`}><${Corners} circle=${circle} /><${Show} panel=${verdict} /></main>`;
    if (!table.value?.game || panels.some((panel) => panel.kind === "piles"))
      return html`<${Gathering} panels=${panels} />`;
    if (panels.some((panel) => panel.kind === "board" || panel.kind === "counters"))
      return html`<${Stands} panels=${panels}><${Corners} /><//>`;
    const ledger = panels.find((panel) => panel.kind === "ledger");
    if (ledger) return html`<${Great} ledger=${ledger} panels=${panels} />`;
    if (panels.some((panel) => WIDE.includes(panel.kind))) return html`<${Whole} panels=${panels} />`;
    if (circle && isHall(circle) && circle.marks.length <= 12)
      return html`<${Hall} circle=${circle} panels=${panels}><${Corners} /><//>`;
    if (circle) return html`<${Day} circle=${circle} panels=${panels} />`;
    if (panels.some((panel) => panel.kind === "petals")) return html`<${Spread} panels=${panels} />`;
    return html`<main class="plain"><${Corners} />${panels.map((panel, i) => html`<${Show} key=${i} panel=${panel} twins=${twins} />`)}</main>`;
  }
}

openDesk(Screen);
