// The tables of this device: go on with one, carry one away, begin one.
import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { bundles, language } from "../catalogs.js";
import { Languages } from "../parts/sheets/code.js";
import { Emblem } from "../parts/shapes/emblem.js";
import { Button } from "../parts/controls/button.js";
import { page } from "../store.js";
import { pieces, ui } from "../words.js";
import { begin, carry, forget, take } from "./carry.js";
import { megabytes } from "./first.js";
import { held, keeping, newer, promised, room, rows, stage } from "./state.js";

/** @typedef {import("../shapes.d.ts").Shelved} Shelved */

const SCARCE = 30_000_000; // bytes: below that it is said

/** How a table stands, in a line. @param {Shelved} row */
function standing(row) {
  if (!row.game) return ui("pocket-no-game");
  const nameOf = (/** @type {number} */ seat) => row.seats.find((one) => one.id === seat)?.name ?? "?";
  const titleParts = row.title ? pieces(bundles.value[language.value], language.value, row.title, nameOf) : [];
  const title = titleParts.map((piece) => (typeof piece === "string" ? piece : piece.name)).join("");
  return [ui(`${row.game}-name`), title].filter(Boolean).join(": ");
}

/** @param {Shelved} row */
const day = (row) => new Date(row.at * 1000).toLocaleDateString(language.value, { day: "numeric", month: "long" });

/** @param {{row: Shelved, newest: boolean, open: (code: string) => void}} props */
function Line({ row, newest, open }) {
  const [sure, setSure] = useState(false);
  const elsewhere = held.value.includes(row.code);
  const name = row.name || ui("pocket-unnamed");
  const off = stage.value !== "ready";
  return html`<li data-game=${row.game ?? undefined}>
    <${Emblem} name=${row.game ? `game-${row.game}` : "lantern"} size=${3.5} class="hue" />
    <div class="what"><b class="t"><bdi>${name}</bdi></b>
      <span>${standing(row)}<small> · ${elsewhere ? ui("pocket-elsewhere") : day(row)}</small></span></div>
    ${
      sure
        ? html`<div class="sure"><p role="alert">${ui("pocket-delete-sure", { name })}</p>
        <button type="button" class="ln" onClick=${() => forget(row.code)}>${ui("pocket-delete-yes")}</button>
        <button type="button" class="ln" onClick=${() => setSure(false)}>${ui("pocket-back")}</button></div>`
        : html`<${Button} weight=${newest ? "main" : "quiet"} off=${off} onPress=${() => open(row.code)}>${ui(newest ? "pocket-resume" : "pocket-open")}<//>
        <button type="button" class="ln" disabled=${off} onClick=${() => carry(row)}>${ui("pocket-export")}</button>
        <button type="button" class="ln less" disabled=${elsewhere} onClick=${() => setSure(true)}>${ui("pocket-delete")}</button>`
    }
  </li>`;
}

/** What the person must know of the room and the keeping, the worst first. */
function warning() {
  if (stage.value === "failed") return ui("pocket-engine-failed");
  if (["window", "denied"].includes(keeping.value)) return ui("pocket-no-storage");
  if (room.value !== null && room.value < SCARCE) return ui("pocket-full", { left: megabytes(room.value) });
  // Only Safari on iOS knows this name: what is not on the home screen goes after seven days.
  if (rows.value?.length && navigator.standalone === false) return ui("pocket-seven-days");
  if (rows.value?.length && !promised.value) return ui("pocket-may-be-lost");
  return keeping.value === "page" ? ui("pocket-not-kept") : "";
}

/** @param {{open: (code: string) => void}} props */
export function Shelf({ open }) {
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  const all = rows.value ?? [];
  const off = stage.value !== "ready" || keeping.value === "denied";
  const warn = warning();
  return html`<main class="pocket-shelf">
    <header>
      <div class="name"><${Emblem} name="lantern" size=${3.25} /><h1>${ui(all.length ? "pocket-tables" : "pocket-name")}</h1></div>
      <p class="state" role="status"><b class="t">${keeping.value === "kept" ? ui("pocket-offline") : stage.value === "starting" ? ui("pocket-starts") : ""}</b>
        <small>${ui("pocket-kept", { count: all.length })}</small></p>
    </header>
    ${warn && html`<p class="warning" role="alert">${warn}</p>`}
    ${newer.value && html`<p class="warning">${ui("pocket-new-version")} <button type="button" class="ln" onClick=${newer.value}>${ui("pocket-take-version")}</button></p>`}
    <ul class="tables">${all.map((row, at) => html`<${Line} key=${row.code} row=${row} newest=${at === 0} open=${open} />`)}</ul>
    <section><h2>${ui("pocket-tonight")}</h2>
      <ul class="games">${page.pocket?.games.map(
        (game) => html`<li key=${game} data-game=${game}>
        <button type="button" disabled=${off} onClick=${() => begin(game, open)}>
          <${Emblem} name=${`game-${game}`} size="auto" class="hue" /><span class="t">${ui(`${game}-name`)}</span></button></li>`,
      )}</ul>
      ${stage.value === "ready" && html`<a class="ln" href=${`./?rehearse=${page.pocket?.games[0]}`}>${ui("desk-rehearse")}</a>`}
    </section>
    <div class="travel"><span class="s">${ui("pocket-travel")}</span>
      <button type="button" class="ln" disabled=${off} onClick=${() => file.current?.click()}>${ui("pocket-import")}</button>
      <input type="file" accept=".json,application/json" hidden ref=${file}
        onChange=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => take(event.currentTarget, open)} /></div>
    <${Languages} />
  </main>`;
}
