// The story, the sheet and the order of the night, to read, print and save: pages that a server has.
import { html } from "htm/preact";
import { render } from "preact";
import { bundles, language } from "../catalogs.js";
import { close } from "../desk/sheets/sheets.js";
import { page } from "../store.js";
import { nameOf, pieces, ui } from "../words.js";
import { showError, save } from "./table-actions.js";
import { call } from "./engine.js";

/** @typedef {import("../shapes.d.ts").Paper} Paper */
/** @typedef {import("../shapes.d.ts").Block} Block */

const WANTED = /^\/(recap|sheet|print)\/[^/.?]+(?:\.(\w+))?/;
/** By path: the name of the paper in Python. @type {Record<string, string>} */
const PAPERS = { recap: "story", sheet: "sheet", print: "night" };
const WIDE = 8; // columns
const MANY = 11; // lines

/** Opens or saves what this address is on a server. @param {string} address */
export async function openPaper(address) {
  const [, where, kind] = WANTED.exec(address) ?? [];
  try {
    if (kind === "json")
      return save(JSON.stringify(await call("recap"), null, 2), "application/json", `${page.code}.json`);
    const paper = await buildPaper(PAPERS[where]);
    if (kind === "txt") save(paper.text, "text/plain", `${page.code}.txt`);
    else if (kind === "csv") save(paper.csv, "text/csv", `${page.code}.csv`);
    else show(where, paper);
  } catch (error) {
    showError(error);
  }
}

/** Python asks for sentences until it has them all. @param {string} what @returns {Promise<Paper>} */
async function buildPaper(what) {
  /** @type {Record<string, string>} */
  const sentences = {};
  // Where decimals have a comma, a spreadsheet divides cells otherwise.
  const cells = (0.5).toLocaleString(language.value).includes(",") ? ";" : ",";
  for (;;) {
    const written = await call("paper", what, sentences, cells);
    if (!written.missing) return written;
    for (const text of written.missing) sentences[text] = sentenceOf(JSON.parse(text), written.left ?? {});
  }
}

/** A sentence; `left`: names of people who have left. @param {import("../types.d.ts").Text} text @param {Record<number, string>} left */
const sentenceOf = (text, left) =>
  pieces(bundles.value[language.value], language.value, text, (seat) => left[seat] ?? nameOf(seat))
    .map((piece) => (typeof piece === "string" ? piece : `\u2068${piece.name}\u2069`))
    .join("");

/** Shows a paper in place of the table, until the host goes back. @param {string} where @param {Paper} paper */
function show(where, paper) {
  close();
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  const [place, before] = [document.createElement("div"), document.body.className];
  place.className = where === "sheet" ? "recap sheetpage" : "recap";
  document.body.className = ""; // the tablet fills a screen, paper is as long as it is
  app.hidden = true;
  document.body.append(place);
  /** The browser's own way back ends here, too; another page (pocket.js) would be loaded anew. @param {Event} event */
  const back = (event) => {
    event.stopImmediatePropagation();
    render(null, place);
    place.remove();
    document.body.className = before;
    app.hidden = false;
  };
  history.pushState(null, "", location.href);
  addEventListener("popstate", back, { capture: true, once: true });
  render(html`<${Read} paper=${paper} great=${where === "sheet"} />`, place);
  scrollTo(0, 0);
}

/** @param {{paper: Paper, great: boolean}} props */
const Read = ({ paper, great }) => html`<main>
    <h1>${paper.heading}</h1>
    ${paper.blocks.map((block, at) => html`<${Part} key=${at} block=${block} great=${great && at === 0} half=${great && at > 0} />`)}
    <nav>
      <button type="button" class="ln" onClick=${() => print()}>${ui("pocket-print")}</button>
      <button type="button" class="ln" onClick=${() => history.back()}>${ui("table-recap-back")}</button>
    </nav>
  </main>`;

/** As templates/_blocks.html. @param {{block: Block, great: boolean, half: boolean}} props */
function Part({ block, great, half }) {
  if (block.part) return html`<h2 class="part">${block.title}</h2>`;
  if (block.chapter) return html`<h3 class="chapter">${block.title}</h3>`;
  const columns = block.rows[0]?.length ?? 0;
  const many = !columns && block.lines.length > MANY ? "many" : "";
  const shape = columns > WIDE ? "wide upright" : half && block.tall ? "upright" : many;
  return html`<section class=${[great && "great", shape].filter(Boolean).join(" ")}>
    ${block.title && html`<h2 class=${block.loud ? "loud" : undefined}>${block.title}</h2>`}
    ${block.lead.map((line) => html`<p>${line}</p>`)}
    ${columns > 0 && html`<${Numbers} block=${block} />`}
    ${block.lines.map((line) => html`<p class="in">${line}</p>`)}
  </section>`;
}

/** @param {{block: Block}} props */
function Numbers({ block }) {
  const tops = new Set(block.tops.map(String));
  const cell = (/** @type {string} */ sentences, /** @type {number} */ row, /** @type {number} */ column) => {
    if (!sentences) return html`<td></td>`;
    if (column === 0) return html`<th scope="row">${sentences}</th>`;
    if (row === 0) return html`<th scope="col"><span>${sentences}</span></th>`;
    return html`<td class=${tops.has(`${row},${column}`) ? "top" : undefined}>${sentences}</td>`;
  };
  return html`<div class="numbers" tabindex="0" role="region" aria-label=${block.title}>
    <table>${block.rows.map((cells, row) => html`<tr>${cells.map((sentences, column) => cell(sentences, row, column))}</tr>`)}</table>
  </div>`;
}
