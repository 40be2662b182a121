// The band on top of the tablet: where the evening is, the diary, the sheets, the code.
import { html } from "htm/preact";
import { progress } from "../panels/papers/script.js";
import { Emblem } from "../parts/shapes/emblem.js";
import { reference } from "../parts/sheets/reference.js";
import { Digits } from "../panels/things/countdown.js";
import { runs, useRemaining } from "../clock.js";
import { page, spoken, table, view } from "../store.js";
import { draw, say, ui } from "../words.js";
import { gameEmblem, gameName } from "./table/game-name.js";
import { open } from "./sheets/sheets.js";
import { isLow } from "./table/small-page.js";

/** Groups that have no sheet of their own. */
const ELSEWHERE = new Set(["chips", "deck", "seat", "voice"]);

/** @param {{plan: import("./table/plan.js").Plan}} props */
export function Top({ plan }) {
  const code = spoken(table.value?.code);
  const step = plan.script && progress(plan.script.stages);
  const lobby = plan.mode === "lobby" || plan.mode === "empty";
  return html`<header class="top">
    <div class="where">
      ${lobby && gameEmblem() && html`<${Emblem} name=${gameEmblem()} size=${3.25} class="hue" />`}
      <h1>${(lobby && gameName()) || draw(view.value?.title)}</h1>
      ${
        step
          ? html`<span class="s">${ui("desk-step", step)}</span>`
          : !lobby && isSeparateLine(plan) && html`<span class="s">${draw(view.value?.line)}</span>`
      }
      ${plan.mode === "ring" && isLow() && plan.clocks[0] && html`<${SmallClock} panel=${plan.clocks[0]} />`}
    </div>
    <nav aria-label=${ui("desk-tools")}>
      ${[...plan.groups.keys()]
        .filter((group) => !ELSEWHERE.has(group))
        .map(
          (group) =>
            html`<button type="button" class="ln" key=${group} onClick=${() => open("group", { group })}>${groupName(group, plan)}</button>`,
        )}
      ${!lobby && plan.mode !== "end" && plan.annals && html`<button type="button" class="ln" onClick=${() => open("history")}>${ui("ui-history")}</button>`}
      ${!lobby && html`<button type="button" class="ln" onClick=${() => open("diary")}>${ui("desk-diary")}</button>`}
      ${reference().length > 0 && !lobby && plan.mode !== "end" && html`<button type="button" class="ln" onClick=${() => open("reference")}>${ui("ui-help")}</button>`}
      ${plan.mode === "end" && html`<button type="button" class="ln" onClick=${() => open("games")}>${ui("desk-change-game")}</button>`}
      ${table.value?.rehearsal && !page.pocket && html`<form method="post" action=${`/t/${page.code}/end`}><button class="ln">${ui("desk-rehearsal-end")}</button></form>`}
      <button type="button" class="ln" onClick=${() => open("table")}>${ui("desk-table")}</button>
      ${
        page.pocket
          ? html`<a class="ln" href="./">${ui(table.value?.rehearsal ? "desk-rehearsal-end" : "pocket-tables")}</a>`
          : html`<button type="button" class="code" onClick=${() => open("code")} aria-label=${ui("desk-code-label", { code })}>
        <${Emblem} name="code" size=${1.375} box="0 0 22 22" /><span class="num">${code}</span>
      </button>`
      }
    </nav>
  </header>`;
}

/** Whether the sentence of the view is not part of the large line below. @param {import("./table/plan.js").Plan} plan */
const isSeparateLine = (plan) => Boolean(view.value?.line) && !say(plan.script?.line).includes(say(view.value?.line));

/** The clock on a page without room for the dial. @param {{panel: import("../types.d.ts").Panels["countdown"]}} props */
function SmallClock({ panel }) {
  const left = useRemaining(panel.clock);
  const paused = !runs(panel.clock);
  return html`<span class=${`small-clock ${paused ? "paused" : left <= 10 ? "last" : ""}`}>
    <${Digits} seconds=${left} />${paused && left > 0 && html`<small>${ui("ui-paused")}</small>`}</span>`;
}

const NAMED = new Set([
  "rules",
  "corrections",
  "deck",
  "night",
  "cards",
  "presets",
  "seat",
  "votes",
  "people",
  "match",
  "players",
]);

/** What a sheet of the game is called. @param {string} group @param {import("./table/plan.js").Plan} plan */
export function groupName(group, plan) {
  if (NAMED.has(group)) return ui(`desk-group-${group}`);
  const [first] = plan.groups.get(group) ?? [];
  return draw(first?.title ?? first?.label);
}
