// The phone: the one thing to do now, the ring, the own card, and the clock.
import { effect } from "@preact/signals";
import { html } from "htm/preact";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { stayAwake } from "./awake.js";
import { lexicon } from "./lexicon.js";
import { Piles } from "./panels/things/piles.js";
import { Ask } from "./parts/asking/ask.js";
import { followBell } from "./parts/sound/bell.js";
import { Charts } from "./parts/charts/charts.js";
import { Emblem, Rays } from "./parts/shapes/emblem.js";
import { useFit } from "./parts/shapes/fit.js";
import { wipe } from "./parts/device/forget.js";
import { Header } from "./parts/sheets/header.js";
import { Horseshoe } from "./parts/ring/horseshoe.js";
import { bringWords } from "./parts/device/bring-later.js";
import { Lost, useLost } from "./parts/sheets/lost.js";
import { isMain, Others } from "./parts/asking/others.js";
import { isQuick, Quick } from "./parts/controls/quick.js";
import { Show } from "./parts/shapes/show.js";
import { naming, questionOf } from "./parts/asking/question.js";
import { followFolds, useTop } from "./parts/device/sight.js";
import { Announce, useTold } from "./parts/sound/announce.js";
import { Toast } from "./parts/sheets/toast.js";
import { afterCard } from "./parts/secrets/looked-at.js";
import { hush, light, link, me, table } from "./store.js";
import { openWire } from "./wire.js";
import { openWords } from "./catalogs.js";
import { draw, say, ui } from "./words.js";

export { act } from "./wire.js"; // for whoever asks by hand what no button offers

/** @import { Panel, Prompt, View } from "./types.d.ts" */

// The words of those who gather; the others come by themselves.
lexicon.value = { panels: { circle: Horseshoe, piles: Piles }, prompts: {} };
const twins = { circle: Horseshoe };

/**
 * A verdict stands on top. Whom it or a sentence has named is not named once more above the ring.
 * @param {Panel[]} panels @param {import("./types.d.ts").Text} [line]
 */
function ruledFirst(panels, line) {
  const ruling = panels.find((panel) => panel.kind === "verdict");
  const told = [line, ...panels.flatMap((panel) => (panel.kind === "note" ? (panel.lines ?? []) : []))];
  const bare = (/** @type {Panel} */ panel) =>
    panel.kind === "circle" && (ruling || told.some((text) => namesAll(text, panel.named ?? [])))
      ? { ...panel, named: [], middle: undefined }
      : panel;
  return [...(ruling ? [ruling] : []), ...panels.filter((panel) => panel !== ruling).map(bare)];
}

/** Whether a sentence names exactly these. @param {import("./types.d.ts").Text | undefined} text @param {number[]} seats */
const namesAll = (text, seats) =>
  seats.length > 0 && naming(text).some((one) => String(one?.seats ?? one?.seat) === String(seats));

/** What the reader has to do now: it is the title, and where we are stands small above it. @param {Panel[]} panels */
const callOf = (panels) =>
  panels.filter((panel) => panel.kind === "note").find((panel) => panel.tone === "call" && panel.lines?.length === 1);

/** Scenes whose own picture needs the room of the emblem. */
const FULL = new Set(["verdict", "hall", "ledger", "graph", "end"]);

/** Everything between the header and the thumb. @param {{shown: View}} props */
function Screen({ shown }) {
  const prompts = (shown.prompts ?? []).filter((prompt) => prompt.at == null);
  const main = prompts.find(isMain);
  const given = (shown.panels ?? []).filter((panel) => panel.kind !== "script");
  const ruled = given.some((panel) => panel.kind === "verdict");
  const call = main || ruled ? undefined : callOf(given);
  const panels = ruledFirst(given, shown.line).filter((panel) => panel !== call);
  // What is done on the board is asked there.
  const board = panels.some((panel) => panel.kind === "board");
  const quick = main ? prompts.filter(isQuick) : [];
  const rest = prompts.filter(
    (prompt) => prompt !== main && !(board && prompt.kind === "touch") && !quick.includes(prompt),
  );
  const picks = main?.kind === "pick";
  // Around a table of seats the clock comes first: a ring of 24 would push it below the edge.
  const timed = picks || panels.some((panel) => panel.kind === "circle");
  const clocks = panels.filter((panel) => panel.kind === "limits" || (timed && panel.kind === "countdown"));
  // The ring of a pick is the ring of the table: it is drawn once.
  const drawn = [...clocks, ...(picks ? panels.filter((panel) => panel.kind === "circle") : [])];
  // While there is something to press, the flowers of others wait below it.
  const presses = main ? main.kind === "press" : rest.length > 0;
  const far = presses ? panels.filter((panel) => panel.kind === "petals" && !panel.own) : [];
  const others = panels.filter((panel) => !drawn.includes(panel) && !far.includes(panel));
  const card = panels.find((panel) => panel.kind === "card");
  const choice = main && main.kind !== "press";
  const above = choice ? [] : others;
  // What can be done now comes before the picture of the table.
  const acts =
    !choice &&
    rest.some((prompt) => prompt.group === "actions" || (prompt.group === "deals" && prompt.kind === "press"));
  // What is asked of one in particular is read before it is answered.
  const asked = acts
    ? above.filter((panel) => panel.kind === "proposal" || (panel.kind === "note" && panel.tone === "news"))
    : [];
  const seen = above.filter((panel) => !asked.includes(panel));
  const hero = !choice && !card && Boolean(shown.emblem) && !hush.value && !FULL.has(shown.scene);
  // What the clock is called need not be said above it once more.
  const head = clocks.some((panel) => "label" in panel && say(panel.label) === say(shown.line))
    ? { ...shown, line: undefined }
    : shown;
  return html`<main class=${`${choice ? "asks" : ""} ${hero ? "hero" : ""} ${card ? "deals" : ""}`}>
    <div class="first">
      ${me.value.watches && html`<p class="late t">${ui("phone-next")}</p>`}
      <${Head} shown=${head} main=${main} hero=${hero} bare=${Boolean(card)} ruled=${ruled} call=${call?.lines?.[0]} />
      ${shown.scene === "lobby" && lexicon.value.HowTo && html`<${lexicon.value.HowTo} />`}
      ${clocks.map((panel, at) => html`<${Show} key=${at} panel=${panel} twins=${twins} />`)}
      ${asked.length > 0 && html`<div class="panels">${asked.map((panel, at) => html`<${Show} key=${at} panel=${panel} />`)}</div>`}
      ${choice && html`<${Quick} prompts=${quick} />`}
      ${acts && html`<${Others} prompts=${rest} />`}
      ${seen.length > 0 && html`<div class="panels">${seen.map((panel, at) => html`<${Show} key=${`${panel.kind}${at}`} panel=${panel} twins=${twins} />`)}</div>`}
      ${!choice && !acts && html`<${Others} prompts=${rest} />`}
      ${main && html`<div class="main">${!choice && html`<${Quick} prompts=${quick} />`}<${Ask} key=${main.key} prompt=${afterCard(main, card)} /></div>`}
    </div>
    ${
      choice &&
      rest.length + others.length > 0 &&
      html`<div class="panels after">
      <${Others} prompts=${rest} />
      ${others.map((panel, at) => html`<${Show} key=${`${panel.kind}${at}`} panel=${panel} twins=${twins} />`)}
    </div>`
    }
    ${shown.scene === "end" && lexicon.value.Sharing && html`<${lexicon.value.Sharing} panels=${shown.panels ?? []} />`}
    ${shown.scene === "end" && html`<${Charts} told=${panels} />`}
    ${far.length > 0 && html`<div class="panels after">${far.map((panel, at) => html`<${Show} key=${at} panel=${panel} twins=${twins} />`)}</div>`}
  </main>`;
}

/** From so many letters on, a title is set smaller: it fills two lines, or three. */
const LONG = 26;
const LONGER = 44;
/** At night title and sentence have the same room on every phone: longer words are set smaller (rem). */
const TITLES = [2, 1.75, 1.5, 1.3125, 1.125, 1];
const LEADS = [0.9375, 0.875, 0.8125, 0.75];

/** Where we are, what is asked, one sentence. @param {{shown: View, main?: Prompt, hero: boolean, bare: boolean, ruled: boolean, call?: import("./types.d.ts").Text}} props */
function Head({ shown, main, hero, bare, ruled, call }) {
  const title = main?.title ?? call ?? shown.title;
  const lead = main?.hint ?? shown.line;
  const [large, small] = [useFit(say(title), TITLES), useFit(say(lead), LEADS)];
  const where = shown.scene === "lobby" && me.value.seat !== undefined ? ui("phone-seated") : "";
  const letters = hush.value ? 0 : say(title).length;
  if (bare) return null;
  if (ruled) return html`<div class="head ruled"><p class="s where">${draw(shown.title)}</p></div>`;
  const mine = main?.kind === "pick" && Boolean(main.title) && !hush.value;
  return html`<div class="head">
    ${hero && html`<${Rays} size=${37.5} top="-8rem" /><${Emblem} name=${shown.emblem} size="clamp(5rem, 22vh, 9.25rem)" />`}
    <p class="s where">${main?.title || call ? draw(shown.title) : where}</p>
    <h1 ref=${large} tabindex="-1" class=${`${mine ? "em" : ""} ${letters > LONG ? "long" : ""} ${letters > LONGER ? "longer" : ""}`}>${draw(title)}</h1>
    ${hero && html`<hr class="g" />`}
    <p class="lead" ref=${small}>${draw(lead)}</p>
    ${main?.hint && shown.line && !hush.value && html`<p class="s line">${draw(shown.line)}</p>`}
  </div>`;
}

function Phone() {
  const lost = useLost();
  const shown = useTold();
  useTitle(say(shown?.title));
  useTop(questionOf(shown, me.value.seat));
  if (lost)
    return html`<div class="glow"></div>${table.value && html`<${Header} twins=${twins} />`}<${Lost} /><${Toast} />`;
  if (!shown)
    return html`<main class="waiting"><${Emblem} name="lantern" size=${7} /><p class="s">${ui("phone-opening")}</p></main>`;
  return html`<div class="glow"></div>
    <${Header} twins=${twins} />
    <${Screen} shown=${shown} />
    <${Announce} shown=${shown} /><${Toast} />`;
}

/** The name of the page in the list of tabs. @param {string} title */
function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} · Veglia` : "Veglia";
  }, [title]);
}

effect(() => {
  const { state, why, text } = link.value;
  if (state === "moved" || state === "refused") wipe(Boolean(why) || text?.t === "E_NO_TABLE");
});
effect(() => {
  light();
  document.documentElement.classList.toggle("watching", me.value.seat === undefined);
});
stayAwake();
followBell();
followFolds();
openWire();
bringWords();

openWords().then(() => {
  const place = /** @type {HTMLElement} */ (document.getElementById("app"));
  place.replaceChildren();
  render(html`<${Phone} />`, place);
});
