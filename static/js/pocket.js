// The entry of the pocket edition, which needs no server: the first page, the list of tables, then the tablet.
import { html } from "htm/preact";
import { render } from "preact";
import { language, loadLanguage } from "./catalogs.js";
import { loadEmblems, loadStyle } from "./parts/device/load-assets.js";
import { Toast } from "./parts/sheets/toast.js";
import { install } from "./pocket/install.js";
import { beginTable, exportTable, showError, importShared } from "./pocket/table-actions.js";
import { startWorker } from "./pocket/engine.js";
import { FirstPage } from "./pocket/first-page.js";
import { TablesPage } from "./pocket/tables-page.js";
import { showsFirstPage, unsupported, refresh, tables } from "./pocket/state.js";
import { page } from "./store.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const { worker, emblems, styles } = /** @type {NonNullable<typeof page.pocket>} */ (page.pocket);

function Pocket() {
  return html`${showsFirstPage.value ? html`<${FirstPage} />` : html`<${TablesPage} open=${open} />`}<${Toast} />`;
}

/** Opens a table; its code is in the address, so that a reload opens it again. @param {string} code */
function open(code) {
  history.pushState(null, "", `#${code}`);
  showTable(code);
}

/** Loads the tablet's page for a table. @param {string} code */
async function showTable(code) {
  page.code = code;
  render(null, app);
  await Promise.allSettled([loadEmblems(emblems), ...styles.map(loadStyle)]);
  document.documentElement.classList.add("at-table");
  document.body.className = "tablet pocket";
  await import("./tablet.js");
  document.addEventListener("click", openInPocket);
}

/** Handles links to pages and files of a server, which the pocket makes itself. @param {MouseEvent} event */
function openInPocket(event) {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
  if (!link) return;
  event.preventDefault();
  const wanted = link.getAttribute("href") ?? "";
  if (wanted.startsWith("/copy/")) exportTable({ code: page.code, name: "" });
  else import("./pocket/paper.js").then(({ openPaper }) => openPaper(wanted), showError);
}

/** Begins in the browser's language, because no server has chosen one. */
function chooseLanguage() {
  const read = navigator.languages.map((one) => one.slice(0, 2));
  language.value = read.find((one) => page.languages.some(({ id }) => id === one)) ?? language.value;
}

/** The first page, unless the address names a table of this device, or a game to begin. */
async function start() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  const query = new URLSearchParams(location.search);
  const alone = query.get("rehearse");
  const game = alone ?? query.get("new");
  chooseLanguage();
  if (!unsupported) startWorker(worker);
  const words = loadLanguage(page.languages.map(({ id }) => id)); // sets `language` at once
  const [brought, here] = [install(), unsupported ? null : refresh()];
  await Promise.all([words, here]);
  if (tables.value?.some((row) => row.code === wanted)) return showTable(wanted);
  app.replaceChildren();
  render(html`<${Pocket} />`, app);
  await brought;
  if (query.has("shared")) await importShared(open);
  if (!game || unsupported || !page.pocket?.games.includes(game)) return;
  history.replaceState(null, "", location.pathname);
  await beginTable(game, open, alone ? "rehearse" : "begin");
}

addEventListener("popstate", () => location.reload()); // from a table to the list, or back
start();
