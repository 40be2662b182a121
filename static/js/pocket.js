// The pocket: one device without a server. Its first page, the tables it keeps, and from there the tablet itself.
import { html } from "htm/preact";
import { render } from "preact";
import { language, loadLanguage } from "./catalogs.js";
import { Toast } from "./parts/sheets/toast.js";
import { bring } from "./pocket/bring.js";
import { begin, carry, complain, takeShared } from "./pocket/carry.js";
import { begin as beginEngine } from "./pocket/engine.js";
import { First } from "./pocket/first.js";
import { Shelf } from "./pocket/shelf.js";
import { first, hindrance, look, rows } from "./pocket/state.js";
import { page } from "./store.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const { worker, emblems, styles } = /** @type {NonNullable<typeof page.pocket>} */ (page.pocket);

function Pocket() {
  return html`${first.value ? html`<${First} />` : html`<${Shelf} open=${open} />`}<${Toast} />`;
}

/** The table lies in the address: who reloads is at it again. @param {string} code */
function open(code) {
  history.pushState(null, "", `#${code}`);
  go(code);
}

/** From here on this is a tablet like any other. @param {string} code */
async function go(code) {
  page.code = code;
  render(null, app);
  await Promise.all([drawings(), ...styles.map(sheet)]);
  document.documentElement.classList.add("at-table");
  document.body.className = "tablet pocket";
  await import("./tablet.js");
  document.addEventListener("click", instead);
}

/** What a server has pages and files for, the pocket makes itself. @param {MouseEvent} event */
function instead(event) {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
  if (!link) return;
  event.preventDefault();
  const wanted = link.getAttribute("href") ?? "";
  if (wanted.startsWith("/copy/")) carry({ code: page.code, name: "" });
  else import("./pocket/paper.js").then(({ give }) => give(wanted), complain);
}

/** All emblems, in the place of the few that the page came with. */
async function drawings() {
  const drawing = new DOMParser()
    .parseFromString(await (await fetch(emblems)).text(), "text/html")
    .querySelector("svg");
  if (drawing) document.querySelector("svg.sprite")?.replaceWith(document.adoptNode(drawing));
}

/** @param {string} address */
function sheet(address) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/** The page was written for nobody: it begins in a language that its reader has, until another is chosen. */
function greet() {
  const read = navigator.languages.map((one) => one.slice(0, 2));
  language.value = read.find((one) => page.languages.some(({ id }) => id === one)) ?? language.value;
}

/** The first page, unless the address names a table of this device, or a game to begin. */
async function start() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  const query = new URLSearchParams(location.search);
  const alone = query.get("rehearse");
  const game = alone ?? query.get("new");
  greet();
  if (!hindrance) beginEngine(worker);
  const words = loadLanguage(page.languages.map(({ id }) => id)); // which says at once what language is on show
  const [brought, here] = [bring(), hindrance ? null : look()];
  await Promise.all([words, here]);
  if (rows.value?.some((row) => row.code === wanted)) return go(wanted);
  app.replaceChildren();
  render(html`<${Pocket} />`, app);
  await brought;
  if (query.has("shared")) await takeShared(open);
  if (!game || hindrance || !page.pocket?.games.includes(game)) return;
  history.replaceState(null, "", location.pathname);
  await begin(game, open, alone ? "rehearse" : "begin");
}

addEventListener("popstate", () => location.reload()); // from a table to the others, or to it again
start();
