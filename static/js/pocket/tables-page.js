// The list of tables on this device: continue, export or begin one.
import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { bundles, language } from "../catalogs.js";
import { Languages } from "../parts/sheets/code.js";
import { Emblem } from "../parts/shapes/emblem.js";
import { Button } from "../parts/controls/button.js";
import { page } from "../store.js";
import { pieces, ui } from "../words.js";
import { beginTable, exportTable, deleteTable, importFile } from "./table-actions.js";
import { megabytes } from "./first-page.js";
import { openElsewhere, storage, update, isPersistent, freeBytes, tables, stage } from "./state.js";

/** @typedef {import("../shapes.d.ts").TableSummary} TableSummary */

const SCARCE = 30_000_000; // bytes: below this a warning is shown

/** The state of a table in a line. @param {TableSummary} row */
function statusOf(row) {
  if (!row.game) return ui("pocket-no-game");
  const nameOf = (/** @type {number} */ seat) => row.seats.find((one) => one.id === seat)?.name ?? "?";
  const titleParts = row.title ? pieces(bundles.value[language.value], language.value, row.title, nameOf) : [];
  const title = titleParts.map((piece) => (typeof piece === "string" ? piece : piece.name)).join("");
  return [ui(`${row.game}-name`), title].filter(Boolean).join(": ");
}

/** @param {TableSummary} row */
const day = (row) => new Date(row.at * 1000).toLocaleDateString(language.value, { day: "numeric", month: "long" });

/** @param {{row: TableSummary, newest: boolean, open: (code: string) => void}} props */
function Line({ row, newest, open }) {
  const [sure, setSure] = useState(false);
  const elsewhere = openElsewhere.value.includes(row.code);
  const name = row.name || ui("pocket-unnamed");
  const off = stage.value !== "ready";
  return html`<li data-game=${row.game ?? undefined}>
    <${Emblem} name=${row.game ? `game-${row.game}` : "lantern"} size=${3.5} class="hue" />
    <div class="what"><b class="t"><bdi>${name}</bdi></b>
      <span>${statusOf(row)}<small> · ${elsewhere ? ui("pocket-elsewhere") : day(row)}</small></span></div>
    ${
      sure
        ? html`<div class="sure"><p role="alert">${ui("pocket-delete-sure", { name })}</p>
        <button type="button" class="ln" onClick=${() => deleteTable(row.code)}>${ui("pocket-delete-yes")}</button>
        <button type="button" class="ln" onClick=${() => setSure(false)}>${ui("pocket-back")}</button></div>`
        : html`<${Button} weight=${newest ? "main" : "quiet"} off=${off} onPress=${() => open(row.code)}>${ui(newest ? "pocket-resume" : "pocket-open")}<//>
        <button type="button" class="ln" disabled=${off} onClick=${() => exportTable(row)}>${ui("pocket-export")}</button>
        <button type="button" class="ln less" disabled=${elsewhere} onClick=${() => setSure(true)}>${ui("pocket-delete")}</button>`
    }
  </li>`;
}

/** The most severe warning about storage; "": none. */
function warning() {
  if (stage.value === "failed") return ui("pocket-engine-failed");
  if (["window", "denied"].includes(storage.value)) return ui("pocket-no-storage");
  if (freeBytes.value !== null && freeBytes.value < SCARCE)
    return ui("pocket-full", { left: megabytes(freeBytes.value) });
  // Only Safari on iOS has `standalone`: it deletes pages that are not on the home screen after seven days.
  if (tables.value?.length && navigator.standalone === false) return ui("pocket-seven-days");
  if (tables.value?.length && !isPersistent.value) return ui("pocket-may-be-lost");
  return storage.value === "page" ? ui("pocket-not-kept") : "";
}

/** @param {{open: (code: string) => void}} props */
export function TablesPage({ open }) {
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  const all = tables.value ?? [];
  const off = stage.value !== "ready" || storage.value === "denied";
  const warn = warning();
  return html`<main class="pocket-tables-page">
    <header>
      <div class="name"><${Emblem} name="lantern" size=${3.25} /><h1>${ui(all.length ? "pocket-tables" : "pocket-name")}</h1></div>
      <p class="state" role="status"><b class="t">${storage.value === "kept" ? ui("pocket-offline") : stage.value === "starting" ? ui("pocket-starts") : ""}</b>
        <small>${ui("pocket-kept", { count: all.length })}</small></p>
    </header>
    ${warn && html`<p class="warning" role="alert">${warn}</p>`}
    ${update.value && html`<p class="warning">${ui("pocket-new-version")} <button type="button" class="ln" onClick=${update.value}>${ui("pocket-take-version")}</button></p>`}
    <ul class="tables">${all.map((row, at) => html`<${Line} key=${row.code} row=${row} newest=${at === 0} open=${open} />`)}</ul>
    <section><h2>${ui("pocket-tonight")}</h2>
      <ul class="games">${page.pocket?.games.map(
        (game) => html`<li key=${game} data-game=${game}>
        <button type="button" disabled=${off} onClick=${() => beginTable(game, open)}>
          <${Emblem} name=${`game-${game}`} size="auto" class="hue" /><span class="t">${ui(`${game}-name`)}</span></button></li>`,
      )}</ul>
      ${stage.value === "ready" && html`<a class="ln" href=${`./?rehearse=${page.pocket?.games[0]}`}>${ui("desk-rehearse")}</a>`}
    </section>
    <div class="travel"><span class="s">${ui("pocket-travel")}</span>
      <button type="button" class="ln" disabled=${off} onClick=${() => file.current?.click()}>${ui("pocket-import")}</button>
      <input type="file" accept=".json,application/json" hidden ref=${file}
        onChange=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => importFile(event.currentTarget, open)} /></div>
    <${Languages} />
  </main>`;
}
