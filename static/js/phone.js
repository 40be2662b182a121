// The phone: the one thing to do now, the ring, the own card, and the clock.
import { effect } from "@preact/signals";
import { html } from "htm/preact";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { stayAwake } from "./awake.js";
import { cardKey, turned } from "./panels/card.js";
import { Show } from "./panels/index.js";
import { Ask } from "./parts/ask.js";
import { Button } from "./parts/button.js";
import { Emblem, Rays } from "./parts/emblem.js";
import { Header } from "./parts/header.js";
import { Lost, useLost } from "./parts/lost.js";
import { isMain, Others } from "./parts/others.js";
import { Shoe } from "./parts/shoe.js";
import { Toast } from "./parts/toast.js";
import { hush, light, me, table, view } from "./store.js";
import { openWire } from "./wire.js";
import { draw, openWords, say, ui } from "./words.js";

/** @import { Panel, Prompt, View } from "./shapes.d.ts" */

/** The ring on a phone is always a horseshoe; secret roles on it are covered until asked for. @param {{panel: Panel}} props */
function Horseshoe({ panel }) {
  const [open, setOpen] = useState(false);
  const bare = (/** @type {any} */ mark) => ({ ...mark, role: undefined, emblem: undefined });
  const marks = new Map(
    panel.marks.map((/** @type {any} */ mark) => [mark.seat, panel.secret && !open ? bare(mark) : mark]),
  );
  const seats = panel.marks.map((/** @type {any} */ mark) => mark.seat);
  const at = seats.indexOf(panel.seat ?? -1) + 1;
  return html`<section class="circle">
    ${panel.middle && html`<p class="s middle">${draw(panel.middle)}</p>`}
    ${panel.named?.length > 0 && html`<p class="t named">${draw({ t: "ui-names", p: { names: { seats: panel.named } } })}</p>`}
    <${Shoe} ring=${[...seats.slice(at), ...seats.slice(0, at)]} own=${panel.seat ?? null} marks=${marks} label=${ui("phone-ring")} />
    ${panel.secret && html`<${Button} weight="link" onPress=${() => setOpen(!open)}>${ui(open ? "phone-roles-cover" : "phone-roles-show")}<//>`}
  </section>`;
}

const twins = { circle: Horseshoe };

/** «I have seen it» waits until the card was turned. @param {Prompt} prompt @param {Panel[]} panels */
function afterCard(prompt, panels) {
  const card = panels.find((panel) => panel.kind === "card");
  if (!card || prompt.kind !== "press" || prompt.closed || turned.value === cardKey(card)) return prompt;
  return { ...prompt, closed: { t: "phone-card-first" } };
}

/** The line under a question of the night: an answer, or what all others read there. @param {View | null} shown */
function band(shown) {
  if (!hush.value || shown?.prompts?.find(isMain)?.kind !== "pick") return undefined;
  return shown.panels?.find((panel) => panel.kind === "note");
}

/** A verdict stands on top, and whom it names is not named once more above the ring. @param {Panel[]} panels */
function ruledFirst(panels) {
  const ruling = panels.find((panel) => panel.kind === "verdict");
  if (!ruling) return panels;
  const bare = (/** @type {Panel} */ panel) =>
    panel.kind === "circle" ? { ...panel, named: [], middle: undefined } : panel;
  return [ruling, ...panels.filter((panel) => panel !== ruling).map(bare)];
}

/** Everything between the header and the thumb. @param {{shown: View}} props */
function Screen({ shown }) {
  const prompts = shown.prompts ?? [];
  const panels = ruledFirst(shown.panels ?? []);
  const main = prompts.find(isMain);
  const rest = prompts.filter((prompt) => prompt !== main);
  const picks = main?.kind === "pick";
  const clocks = picks ? panels.filter((panel) => panel.kind === "countdown") : [];
  // The ring of a pick is the ring of the table: it is drawn once.
  const drawn = [
    ...clocks,
    ...(band(shown) ? [band(shown)] : []),
    ...(picks ? panels.filter((panel) => panel.kind === "circle") : []),
  ];
  // While there is something to press, the flowers of others wait below it.
  const far = main?.kind === "press" ? panels.filter((panel) => panel.kind === "petals" && !panel.own) : [];
  const others = panels.filter((panel) => !drawn.includes(panel) && !far.includes(panel));
  const card = panels.some((panel) => panel.kind === "card");
  const choice = main && main.kind !== "press";
  const above = choice ? [] : others;
  // What can be done now comes before the picture of the table.
  const acts = !choice && rest.some((prompt) => prompt.group === "actions");
  const hero =
    !choice &&
    !card &&
    Boolean(shown.emblem) &&
    !hush.value &&
    !panels.some((panel) => ["verdict", "ledger", "graph"].includes(panel.kind));
  return html`<main class=${`${choice ? "asks" : ""} ${hero ? "hero" : ""} ${card ? "deals" : ""}`}>
    <div class="first">
      <${Head} shown=${shown} main=${main} hero=${hero} bare=${card} ruled=${panels.some((panel) => panel.kind === "verdict")} />
      ${clocks.map((panel, at) => html`<${Show} key=${at} panel=${panel} twins=${twins} />`)}
      ${acts && html`<${Others} prompts=${rest} />`}
      ${above.length > 0 && html`<div class="panels">${above.map((panel, at) => html`<${Show} key=${`${panel.kind}${at}`} panel=${panel} twins=${twins} />`)}</div>`}
      ${!choice && !acts && html`<${Others} prompts=${rest} />`}
      ${main && html`<div class="main"><${Ask} key=${main.key} prompt=${afterCard(main, panels)} /></div>`}
    </div>
    ${
      choice &&
      rest.length + others.length > 0 &&
      html`<div class="panels after">
      <${Others} prompts=${rest} />
      ${others.map((panel, at) => html`<${Show} key=${`${panel.kind}${at}`} panel=${panel} twins=${twins} />`)}
    </div>`
    }
    ${far.length > 0 && html`<div class="panels after">${far.map((panel, at) => html`<${Show} key=${at} panel=${panel} twins=${twins} />`)}</div>`}
  </main>`;
}

/** Where we are, what is asked, one sentence. @param {{shown: View, main?: Prompt, hero: boolean, bare: boolean, ruled: boolean}} props */
function Head({ shown, main, hero, bare, ruled }) {
  if (bare) return null;
  if (ruled) return html`<div class="head ruled"><p class="s where">${draw(shown.title)}</p></div>`;
  const title = main?.title ?? shown.title;
  const mine = main?.kind === "pick" && Boolean(main.title) && !hush.value;
  return html`<div class="head">
    ${hero && html`<${Rays} size=${37.5} top="-8rem" /><${Emblem} name=${shown.emblem} size="clamp(5rem, 22vh, 9.25rem)" />`}
    <p class="s where">${main?.title ? draw(shown.title) : ""}</p>
    <h1 class=${mine ? "em" : ""}>${draw(title)}</h1>
    ${hero && html`<hr class="g" />`}
    <p class="lead">${draw(main?.hint ?? shown.line)}</p>
    ${band(shown) && html`<p class="t band">${draw(band(shown)?.lines[0])}</p>`}
    ${main?.hint && shown.line && !hush.value && html`<p class="s line">${draw(shown.line)}</p>`}
  </div>`;
}

/** Says where we are and what is asked, once each time it changes; not each vote that comes in. */
function Announce() {
  const shown = view.value;
  const main = shown?.prompts?.find(isMain);
  const told = band(shown)?.lines[0];
  const key = JSON.stringify([shown?.title, main?.key, main?.title, told]);
  const [said, setSaid] = useState("");
  useEffect(() => {
    setSaid(
      [say(shown?.title), say(main?.title), say(main?.hint ?? shown?.line), say(told)].filter(Boolean).join(". "),
    );
  }, [key]);
  return html`<p class="sr" role="status" aria-live="polite">${said}</p>`;
}

function Phone() {
  const lost = useLost();
  const shown = view.value;
  useTitle(say(shown?.title));
  if (lost)
    return html`<div class="glow"></div>${table.value && html`<${Header} twins=${twins} />`}<${Lost} /><${Toast} />`;
  if (!shown)
    return html`<main class="waiting"><${Emblem} name="lantern" size=${7} /><p class="s">${ui("phone-opening")}</p></main>`;
  return html`<div class="glow"></div>
    <${Header} twins=${twins} />
    <${Screen} shown=${shown} />
    <${Announce} /><${Toast} />`;
}

/** The name of the page in the list of tabs. @param {string} title */
function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} · Veglia` : "Veglia";
  }, [title]);
}

effect(() => {
  light();
  document.documentElement.classList.toggle("watching", me.value.seat === undefined);
});
stayAwake();
openWire();
document.fonts?.load("500 1em Grenze"); // the dead are written in it; nothing is loaded at night

async function open() {
  try {
    await openWords();
  } catch {
    setTimeout(open, 2000); // what the server painted stays meanwhile
    return;
  }
  const place = /** @type {HTMLElement} */ (document.getElementById("app"));
  place.replaceChildren();
  render(html`<${Phone} />`, place);
}
open();
