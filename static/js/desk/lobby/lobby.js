// Before the game: the ring fills up around the code, the deck lies beside it.
import { html } from "htm/preact";
import { Show } from "../../parts/shapes/show.js";
import { Ask } from "../../parts/prompts/ask.js";
import { Emblem } from "../../parts/shapes/emblem.js";
import { MANY } from "../../parts/ring/places.js";
import { page, picture, table } from "../../store.js";
import { act } from "../../wire.js";
import { draw, ui } from "../../words.js";
import { StorageNotice } from "../../parts/sheets/storage-notice.js";
import { cardsOf } from "../evenings/cards.js";
import { EveningsLink } from "../evenings/evenings.js";
import { ScrollHint } from "../scroll-hint.js";
import { offer } from "../table/plan.js";
import { Chairs } from "./seating.js";
import { Chips } from "./chips.js";
import { groupName } from "../top.js";
import { open } from "../sheets/sheets.js";
import { components } from "../table/wide-panels.js";

/** @param {{plan: import("../table/plan.js").Plan}} props */
export function Lobby({ plan }) {
  const notes = plan.rest.filter((panel) => panel.kind === "note");
  return html`<main class=${`board lobby ${(table.value?.ring.length ?? 0) >= MANY ? "many" : ""}`}>
    <${Chairs} plan=${plan} />
    <div class="side">
      <${Door} />
      ${plan.groups.has("chips") && html`<${Chips} prompts=${plan.groups.get("chips")} />`}
      ${notes.map((panel, i) => html`<${Show} key=${`note${i}`} panel=${panel} components=${components} />`)}
      ${plan.piles.map(
        (panel, i) => html`<div class="deck" key=${i}>
        <${Show} panel=${panel} />
        ${i === 0 && plan.groups.has("deck") && html`<button type="button" class="ln change" onClick=${() => open("group", { group: "deck" })}>${groupName("deck", plan)}</button>`}
      </div>`,
      )}
      ${plan.rest.map((panel, i) => panel.kind !== "note" && html`<${Show} key=${i} panel=${panel} components=${components} />`)}
      ${plan.asks.map((prompt) => html`<div class="ask" key=${prompt.key}><${Ask} prompt=${prompt} /></div>`)}
      ${plan.quiet.length > 0 && html`<div class="links">${plan.quiet.map((prompt) => html`<${Ask} key=${prompt.key} prompt=${prompt} />`)}</div>`}
      <${Before} />
      ${plan.circle?.moderator === false && html`<p class="s">${ui(page.pocket ? "pocket-host-sits" : "desk-host-sits")}</p>`}
      <${ScrollHint} column />
    </div>
  </main>`;
}

/** Whether guests may join, and adding seats without a phone. */
function Door() {
  const door = offer(picture.value, "table.close_door") ?? offer(picture.value, "table.open_door");
  const add = offer(picture.value, "table.add_seat") && !page.pocket; // in the pocket it stands in the ring
  if (!door && !add) return null;
  return html`<div class="links doors">
    ${add && html`<button type="button" class="ln" onClick=${() => open("add")}>${ui("desk-add-seat")}</button>`}
    ${door && html`<button type="button" class="ln" onClick=${() => act(door.command, {}, { key: door.key })}>${draw(door.label)}</button>`}
  </div>`;
}

/** Links to another game and to earlier evenings. */
function Before() {
  return html`<div class="links doors">
    <button type="button" class="ln" onClick=${() => open("games")}>${ui("desk-change-game")}</button>
    ${table.value?.story && html`<a class="ln" href=${`/recap/${table.value.code}`} target="_blank">${ui("desk-story-before")}</a>`}
    <${EveningsLink} />
    ${!table.value?.rehearsal && html`<${Rehearse} />`}
  </div>
  <${StorageNotice} />`;
}

/** A rehearsal of the game on the table, or of the first one: at a table of its own on the server, or in this pocket. */
export const Rehearse = () =>
  page.pocket
    ? html`<a class="ln" href=${`./?rehearse=${table.value?.game ?? page.pocket.games[0]}`}>${ui("desk-rehearse")}</a>`
    : html`<form method="post" action=${`/t/${page.code}/rehearsal`}><button class="ln">${ui("desk-rehearse")}</button></form>`;

/** What do we play tonight? One tall card a game. */
export function Games() {
  const choose = offer(picture.value, "table.choose_game");
  if (!choose) return null;
  const component = { choose: GameCards };
  return html`<${Ask} prompt=${choose} components=${component} />`;
}

/** @param {import("../../shapes.d.ts").PromptProps<"choose">} props */
function GameCards({ prompt, send }) {
  return html`<ul class="games">
    ${(prompt.items ?? []).map(
      (item) => html`<li key=${item.value} data-game=${item.value}>
      <button type="button" aria-pressed=${item.value === prompt.chosen ? "true" : "false"} onClick=${() => send({ [prompt.field ?? "value"]: item.value, cards: cardsOf(item.value) })}>
        ${item.emblem && html`<${Emblem} name=${item.emblem} size="100%" class="hue" />`}
        <span class="t">${draw(item.label)}</span>
        ${item.note && html`<span class="s">${draw(item.note)}</span>`}
      </button>
    </li>`,
    )}
  </ul>`;
}
