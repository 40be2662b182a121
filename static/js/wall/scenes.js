// Scenes of the public screen with one large panel: the village, a graph, flowers, a table of numbers.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { WIDE } from "../desk/table/plan.js";
import { components } from "../desk/table/wide-panels.js";
import { Parts } from "../desk/table/main-picture.js";
import { ofKind } from "../parts/shapes/kinds.js";
import { Show } from "../parts/shapes/show.js";
import { SharedDisplayNight } from "../desk/shared-display.js";
import { Village } from "../parts/ring/village.js";
import { table, view } from "../store.js";
import { draw, say, ui } from "../words.js";
import { Towns, INKS_AT_MOST } from "./towns-map.js";
import { NewsAlone, useNewsAlone } from "./news-alone.js";
import { ClosedRose, useGathered } from "./closed-rose.js";
import { Code, Corners } from "./corners.js";
import { Rings } from "./end/rings.js";
import { ledgerLayout } from "./ledger-layout.js";
import { prefersStill } from "./motion.js";
import { Envelope, useEnvelope } from "./envelopes.js";
import { useTurning } from "./pages.js";
import { stage } from "./stage.js";
import { Sky, Smoke } from "./village/sky.js";
import { Stamped, useArrival } from "./stamp.js";

/** @import { Panel, Panels } from "../types.d.ts" */

/** Units of the great table's page: both edges, the title, the title upright, the column beside the table. */
const [EDGES, HEADER, ABOVE, ASIDE] = [112, 142, 240, 376];
const WAY_IN = 200; // units below a table that stands alone, for the QR
const BESIDE = 6; // columns beside which there is room for words
const NEWS = 3; // sentences below the table
const LETTER = 14; // units across, of a sentence

/** Units: where the cloud of a night goes; a chimney in the picture of the village, which is 1280 × 720. */
const [CLOUDS, CHIMNEY] = [316, { x: 881, y: 420 }];

/** The night: a village whose lit windows are the living; with the voice, its line and its clock. @param {{circle?: Panels["circle"], panels: Panel[]}} props */
export function Night({ circle, panels }) {
  const [script] = ofKind(panels, "script");
  const { w, h } = stage.value;
  if (script?.again != null)
    return html`<${SharedDisplayNight} circle=${circle} script=${script}><${Corners} circle=${circle} /><${Sky} w=${w} y=${CLOUDS} /><//>`;
  const lit = (circle?.marks ?? []).map((mark) => !mark.dead && !mark.gone);
  const count = lit.filter(Boolean).length;
  return html`<main class="night">
    <${Village} lit=${lit} whole=${w < h * 1.7} high=${w < h} label=${ui("screen-village", { lit: count, all: lit.length })} />
    <${Sky} w=${w} y=${CLOUDS} /><${Smoke} ...${chimney(w, h)} />
    <${Corners} circle=${circle} />
  </main>`;
}

/** Where one chimney of the village of the night is, as the picture stands on the stage. @param {number} w @param {number} h */
function chimney(w, h) {
  const part = w < h * 1.7 ? Math.min(w / 1088, h / 720) : Math.max(w / 1280, h / 720);
  return { x: w / 2 + (CHIMNEY.x - 640) * part, y: h - (720 - CHIMNEY.y) * part };
}

/** A game with a main picture other than the ring, and beside it what was just done. @param {{panels: Panel[]}} props */
export function Whole({ panels }) {
  const shownPanels = panels.filter((panel) => panel.kind === "note" || panel.kind === "awaited");
  const arrival = useArrival(ofKind(panels, "trails")[0]);
  const alone = useNewsAlone(panels);
  if (arrival) return html`<${Stamped} trail=${arrival} tip=${ofKind(panels, "graph")[0]?.tip} />`;
  if (alone) return html`<${NewsAlone} note=${alone} />`;
  return html`<main class="whole">
    <${Corners} />
    <div class="picture"><${Parts} panels=${panels.filter((panel) => WIDE.includes(panel.kind))} /></div>
    ${shownPanels.length > 0 && html`<div class="news">${shownPanels.map((panel, i) => html`<${Show} key=${i} panel=${panel} components=${components} />`)}</div>`}
    </main>`;
}

/** Everybody's flower, and beside it the clock, the die, and what was done last. @param {{panels: Panel[]}} props */
export function Spread({ panels }) {
  const aside = panels.filter((panel) => panel.kind !== "petals");
  const gathered = useGathered(ofKind(panels, "petals")[0]);
  if (gathered) return html`<${ClosedRose} bed=${gathered} line=${view.value?.line} />`;
  return html`<main class=${`spread ${aside.length ? "two" : ""}`}>
    <${Corners} />
    ${panels.filter((panel) => panel.kind === "petals").map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}
    ${aside.length > 0 && html`<div class="aside">${aside.map((panel, i) => html`<${Show} key=${i} panel=${panel} components=${components} />`)}</div>`}
  </main>`;
}

/** Units that words beside the table take, or below it, where an entry has one line. @param {(Panels["account"] | Panels["note"])[]} panels @param {number} across @param {number} entry */
const high = (panels, across = ASIDE - 28, entry = 69) =>
  panels.reduce((sum, panel) => {
    const rows = (panel.kind === "note" ? (panel.lines ?? []) : []).map((line) =>
      Math.ceil((say(line).length * LETTER) / across),
    );
    return (
      sum +
      60 +
      36 * rows.reduce((/** @type {number} */ all, /** @type {number} */ one) => all + one, 0) +
      entry * (panel.kind === "account" ? (panel.entries?.length ?? 0) : 0)
    );
  }, 0);

/** The cities on a map while papers are awaited, else the ledger. @param {{ledger: Panels["ledger"], panels: Panel[]}} props */
export function Ledger({ ledger, panels }) {
  const open = useEnvelope(ledger);
  if (open && !prefersStill()) return html`<${Envelope} line=${open} seats=${ledger.seats} />`;
  return ofKind(panels, "awaited").length && !ledger.note
    ? html`<${Waiting} ledger=${ledger} panels=${panels} />`
    : html`<${Great} ledger=${ledger} panels=${panels} kept=${Boolean(open)} />`;
}

/**
 * While papers are awaited: who holds the cities, the great table where its sums have no room on the map, and the
 * campaign so far; in turn, until a touch.
 * @param {{ledger: Panels["ledger"], panels: Panel[]}} props
 */
function Waiting({ ledger, panels }) {
  const campaign = useCampaign(ofKind(panels, "annals").length > 0);
  const pages = [
    html`<${Towns} ledger=${ledger} />`,
    ledger.seats.length > INKS_AT_MOST && html`<${Great} ledger=${ledger} panels=${panels} />`,
    campaign && html`<main class="campaign"><${Rings} panel=${campaign} /><${Code} /></main>`,
  ].filter(Boolean);
  const { at } = useTurning(pages.length);
  return html`${pages[at]}${pages.length > 1 && html`<span class="dots pages-of" aria-hidden="true">${pages.map((_, i) => html`<i key=${i} class=${i === at ? "now" : ""}></i>`)}</span>`}`;
}

/** The story so far, where more than one turn is over. @param {boolean} told @returns {Panels["tiles"] | null} */
function useCampaign(told) {
  const code = table.value?.code;
  const [found, setFound] = useState(/** @type {Panels["tiles"] | null} */ (null));
  useEffect(() => {
    if (!told) return setFound(null);
    fetch(`/history/${code}.json`)
      .then((answer) => (answer.ok ? answer.json() : { panels: [] }))
      .then(({ panels }) => setFound(ofKind(panels, "tiles")[0] ?? null))
      .catch(() => setFound(null)); // without it the map stays
  }, [told, code]);
  return found && (found.tiles[0]?.holders?.length ?? 0) > 1 ? found : null;
}

/** The ledger, and beside it what was just opened or done. @param {{ledger: Panels["ledger"], panels: Panel[], kept?: boolean}} props `kept`: hidden until the announcement ends */
function Great({ ledger, panels, kept = false }) {
  // Where many play the table needs the whole width, and shows by itself what has changed.
  const shownPanels = panels.filter((panel) => panel.kind === "account" || panel.kind === "note");
  const fits = high(shownPanels) <= stage.value.h - HEADER || stage.value.upright;
  const beside = fits ? shownPanels : shownPanels.filter((panel) => panel.kind === "note"); // the table shows the change, too
  const aside = ledger.seats.length <= BESIDE ? beside : [];
  const news = aside.length
    ? []
    : ofKind(shownPanels, "note")
        .filter((panel) => panel.tone === "news")
        .flatMap((panel) => panel.lines ?? []);
  const { w, h, upright } = stage.value;
  const said = [...news, ...(ledger.note ? [ledger.note] : [])].slice(0, NEWS);
  const below = said.reduce(
    (sum, line) => sum + 8 + 30 * Math.ceil((say(line).length * LETTER) / (w - EDGES)),
    said.length ? 14 : 0,
  );
  const set = upright
    ? ledgerLayout(ledger, w - EDGES, h - ABOVE - below - (aside.length ? high(aside, w - EDGES, 42) : WAY_IN))
    : ledgerLayout(ledger, w - EDGES - (aside.length ? ASIDE : 0), h - HEADER - below, !aside.length);
  return html`<main class=${`great ${aside.length ? "two" : ""} ${kept ? "kept" : ""}`}>
    <${Corners} />
    <${Show} panel=${{ ...ledger, set, note: undefined }} />
    ${aside.length > 0 && html`<div class="aside">${aside.map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}</div>`}
    ${said.length > 0 && html`<div class="remarks">${said.map((line, i) => html`<p key=${i}>${draw(line)}</p>`)}</div>`}
  </main>`;
}
