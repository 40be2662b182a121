// The phone: the one thing to do now, the ring, the own card, and the clock.
import { effect } from "@preact/signals";
import { html } from "htm/preact";
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { stayAwake } from "./wake-lock.js";
import { registry } from "./registry.js";
import { Piles } from "./panels/things/piles.js";
import { Ask, isMain } from "./parts/prompts/ask.js";
import { followBell } from "./parts/sound/bell.js";
import { Emblem } from "./parts/shapes/emblem.js";
import { followNews } from "./parts/device/news-view.js";
import { forgetWithSeat } from "./parts/device/forget.js";
import { Head, isAside } from "./parts/prompts/head.js";
import { Header } from "./parts/sheets/header.js";
import { Horseshoe } from "./parts/ring/horseshoe.js";
import { loadComponents } from "./parts/device/load-components.js";
import { Lost, useLost } from "./parts/sheets/connection-lost.js";
import "./parts/sheets/notice.js";
import { Others } from "./parts/prompts/other-prompts.js";
import { isQuick, Quick } from "./parts/controls/quick.js";
import { Show } from "./parts/shapes/show.js";
import { questionOf } from "./parts/prompts/question-key.js";
import { followFolds, useTop } from "./parts/device/scroll.js";
import { Announce, useTranslatedView } from "./parts/sound/announce.js";
import { Toast } from "./parts/sheets/toast.js";
import { waitForCard } from "./parts/secrets/card-seen.js";
import { hush, applyTheme, me, table } from "./store.js";
import { openWire } from "./wire.js";
import { loadLanguage } from "./catalogs.js";
import { paramsOf, say, ui } from "./words.js";

export { act } from "./wire.js"; // for commands that no button offers, sent by hand

/** @import { Panel, Prompt, View } from "./types.d.ts" */

// The panels of the lobby; all others are loaded later.
registry.value = { panels: { circle: Horseshoe, piles: Piles }, prompts: {} };
const components = { circle: Horseshoe };

/** Whether the panel is public news, which then is the title: a verdict, a dawn. @param {Panel} panel */
const isNews = (panel) => panel.kind === "verdict" || panel.kind === "daybreak";

/**
 * Panels with the news first. The ring does not repeat names that the news or a sentence says already.
 * @param {Panel[]} panels @param {import("./types.d.ts").Text} [line]
 */
function newsFirst(panels, line) {
  const ruling = panels.find(isNews);
  const texts = [line, ...panels.flatMap((panel) => (panel.kind === "note" ? (panel.lines ?? []) : []))];
  const bare = (/** @type {Panel} */ panel) =>
    panel.kind === "circle" && (ruling || texts.some((text) => namesAll(text, panel.named ?? [])))
      ? { ...panel, named: [], middle: undefined }
      : panel;
  return [...(ruling ? [ruling] : []), ...panels.filter((panel) => panel !== ruling).map(bare)];
}

/** Whether a sentence names exactly these. @param {import("./types.d.ts").Text | undefined} text @param {number[]} seats */
const namesAll = (text, seats) =>
  seats.length > 0 && paramsOf(text).some((one) => String(one?.seats ?? one?.seat) === String(seats));

/** The prompts that are not part of a graph. @param {View} shown */
const promptsOf = (shown) => (shown.prompts ?? []).filter((prompt) => prompt.at == null);

/** The prompt with the large button. @param {View} shown */
const mainOf = (shown) => promptsOf(shown).find((prompt) => !isAside(prompt) && isMain(prompt));

/**
 * The note with what the reader has to do now: it becomes the title, and the title of the view is small above it.
 * Only where the answer is a single button: other prompts have titles.
 * @param {View} shown
 */
function callOf(shown) {
  const main = mainOf(shown);
  if (main?.title || (main && main.kind !== "press")) return undefined;
  const notes = (shown.panels ?? []).filter((panel) => panel.kind === "note");
  return notes.find((panel) => panel.tone === "call" && panel.lines?.length === 1);
}

/** Scenes that have no room for the emblem. */
const FULL = new Set(["verdict", "hall", "ledger", "graph", "end"]);

/** Milliseconds between two cards that are dealt, in seat order as on the wall (wall/deal.js). */
const APART = 90;

/** Everything below the header. @param {{shown: View}} props */
function Screen({ shown }) {
  const asked = promptsOf(shown);
  const prompts = asked.filter((prompt) => !isAside(prompt));
  const main = mainOf(shown);
  const given = (shown.panels ?? []).filter((panel) => panel.kind !== "script");
  const ruled = given.some(isNews);
  const call = callOf(shown);
  const panels = newsFirst(given, shown.line).filter((panel) => panel !== call);
  // The board has its own prompts.
  const board = panels.some((panel) => panel.kind === "board");
  const quick = main ? prompts.filter(isQuick) : [];
  const rest = prompts.filter(
    (prompt) => prompt !== main && !(board && prompt.kind === "touch") && !quick.includes(prompt),
  );
  const picks = main?.kind === "pick";
  // Around a table of seats the clock comes first: a ring of 24 would push it below the edge.
  const timed = picks || panels.some((panel) => panel.kind === "circle");
  const clocks = panels.filter((panel) => panel.kind === "limits" || (timed && panel.kind === "countdown"));
  // A pick has a ring of its own: the ring of the table is not drawn twice.
  const drawn = [...clocks, ...(picks ? panels.filter((panel) => panel.kind === "circle") : [])];
  // While there is something to press, the flowers of others are below it.
  const presses = main ? main.kind === "press" : rest.length > 0;
  const far = presses ? panels.filter((panel) => panel.kind === "petals" && !panel.own) : [];
  const others = panels.filter((panel) => !drawn.includes(panel) && !far.includes(panel));
  const card = panels.find((panel) => panel.kind === "card");
  const choice = main && main.kind !== "press";
  const seated = table.value?.ring.indexOf(me.value.seat ?? -1) ?? 0;
  const opened = useRef(shown.scene); // what a page opens with does not move
  const above = choice ? [] : others;
  // Actions come before the picture of the table.
  const limited = clocks.some((panel) => panel.kind === "limits");
  const acts =
    !choice &&
    rest.some(
      (prompt) => limited || prompt.group === "actions" || (prompt.group === "deals" && prompt.kind === "press"),
    );
  // Proposals and news are read before they are answered.
  const first = acts
    ? above.filter((panel) => panel.kind === "proposal" || (panel.kind === "note" && panel.tone === "news"))
    : [];
  const seen = above.filter((panel) => !first.includes(panel));
  const hero = !choice && !card && Boolean(shown.emblem) && !hush.value && !FULL.has(shown.scene);
  // The line is not repeated where the clock has it as its label.
  const head = clocks.some((panel) => "label" in panel && say(panel.label) === say(shown.line))
    ? { ...shown, line: undefined }
    : shown;
  return html`<main class=${[choice && "asks", hero && "hero", card && "deals", shown.scene !== opened.current && "moves"].filter(Boolean).join(" ")} style=${card && `--late:${seated * APART}ms`}>
    <div class="first">
      ${me.value.watches && html`<p class="late t">${ui("phone-next")}</p>`}
      <${Head} shown=${head} main=${main} hero=${hero} bare=${Boolean(card)} ruled=${ruled} call=${call?.lines?.[0]} aside=${asked.filter(isAside)} />
      ${shown.scene === "lobby" && registry.value.HowTo && html`<${registry.value.HowTo} />`}
      ${clocks.map((panel, at) => html`<${Show} key=${at} panel=${panel} components=${components} />`)}
      ${first.length > 0 && html`<div class="panels">${first.map((panel, at) => html`<${Show} key=${at} panel=${panel} />`)}</div>`}
      ${choice && html`<${Quick} prompts=${quick} />`}
      ${acts && html`<${Others} prompts=${rest} />`}
      ${shown.scene === "end" && registry.value.Ending ? html`<${registry.value.Ending} panels=${seen} components=${components} />` : seen.length > 0 && html`<div class="panels">${seen.map((panel, at) => html`<${Show} key=${`${panel.kind}${at}`} panel=${panel} components=${components} />`)}</div>`}
      ${!choice && !acts && html`<${Others} prompts=${rest} />`}
      ${main && html`<div class="main">${!choice && html`<${Quick} prompts=${quick} />`}<${Ask} key=${main.key} prompt=${waitForCard(main, card)} /></div>`}
    </div>
    ${
      choice &&
      rest.length + others.length > 0 &&
      html`<div class="panels after">
      <${Others} prompts=${rest} />
      ${others.map((panel, at) => html`<${Show} key=${`${panel.kind}${at}`} panel=${panel} components=${components} />`)}
    </div>`
    }
    ${far.length > 0 && html`<div class="panels after">${far.map((panel, at) => html`<${Show} key=${at} panel=${panel} components=${components} />`)}</div>`}
  </main>`;
}

function Phone() {
  const lost = useLost();
  const shown = useTranslatedView();
  useTitle(say(shown?.title));
  useTop(questionOf(shown, me.value.seat));
  if (lost)
    return html`<div class="glow"></div>${table.value && html`<${Header} components=${components} />`}<${Lost} /><${Toast} />`;
  if (!shown)
    return html`<main class="waiting"><${Emblem} name="lantern" size=${7} /><p class="s">${ui("phone-opening")}</p></main>`;
  return html`<div class="glow"></div>
    <${Header} components=${components} />
    <${Screen} shown=${shown} />
    <${Announce} shown=${shown} call=${callOf(shown)?.lines?.[0]} /><${Toast} />`;
}

/** Sets the title of the browser tab. @param {string} title */
function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} · Veglia` : "Veglia";
  }, [title]);
}

forgetWithSeat();
effect(() => {
  applyTheme();
  document.documentElement.classList.toggle("watching", me.value.seat === undefined);
});
stayAwake();
followBell();
followFolds();
followNews();
openWire();
loadComponents();

loadLanguage().then(() => {
  const place = /** @type {HTMLElement} */ (document.getElementById("app"));
  place.replaceChildren();
  render(html`<${Phone} />`, place);
});
