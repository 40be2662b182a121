// The sheet of the games stored on this device: what was played, how it ended, who had which role and how often.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { bundles, language } from "../../catalogs.js";
import { picture, table } from "../../store.js";
import { ui } from "../../words.js";
import { offer } from "../table/plan.js";
import { DeskSheet, open, Questions } from "../sheets/sheets.js";
import { KeptCards } from "./cards.js";
import { currentId, evenings, saveEvenings } from "./follow-evenings.js";
import { statistics, cleared } from "./kept-evenings.js";

/** @import { Evening } from "./kept-evenings.js" */

/** 1732199999 -> «23 novembre 2026». @param {number} at server's seconds */
const day = (at) =>
  new Intl.DateTimeFormat(language.value, { day: "numeric", month: "long", year: "numeric" }).format(at * 1000);

/** A sentence by its id, else the words that were kept in its place. @param {string} words */
const sentenceOf = (words) => (bundles.value[language.value]?.hasMessage(words) ? ui(words) : words);

/** The link to the sheet. */
export function EveningsLink() {
  return html`<button type="button" class="ln" onClick=${() => open("evenings")}>${ui("desk-evenings")}</button>`;
}

/** The whole sheet. */
export function Evenings() {
  const { all, broken } = evenings.value;
  const keeping = offer(picture.value, "table.keep_evenings");
  const [gone, setGone] = useState(/** @type {Evening[]} */ ([]));
  const forget = () => saveEvenings(cleared(all, currentId())) && setGone(all);
  const restore = () => saveEvenings({ all: gone, gone: "" }) && setGone([]);
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(all))}`;
  return html`<${DeskSheet} title=${ui("desk-evenings")} class="evenings">
    ${broken && html`<p class="s" role="alert">${ui("desk-own-rules-broken")}</p>`}
    ${gone.length > 0 && html`<p class="s" role="status">${ui("desk-evenings-gone")} <button type="button" class="ln" onClick=${restore}>${ui("desk-evenings-back")}</button></p>`}
    ${keeping && html`<${Questions} prompts=${[keeping]} />`}
    ${all.length + gone.length === 0 && html`<p class="s">${ui(table.value?.keeps === undefined ? "desk-evenings-off" : "desk-evenings-none")}</p>`}
    ${
      all.length > 0 &&
      html`<p class="s">${ui("desk-evenings-here")}</p>
      <div class="links"><button type="button" class="ln" onClick=${forget}>${ui("desk-evenings-forget")}</button>
        <a class="ln" href=${file} download="veglia.json">${ui("desk-evenings-save")}</a></div>
      <${Counts} all=${all} />
      <h3>${ui("desk-evenings-games")}</h3>
      <ol reversed>${[...all].sort((one, other) => other.at - one.at).map((one) => html`<${Game} one=${one} />`)}</ol>`
    }
    <${KeptCards} />
  <//>`;
}

/** @param {{all: Evening[]}} props */
function Counts({ all }) {
  const { games, people } = statistics(all);
  const often = (/** @type {[string, number][]} */ what) =>
    what.map(([one, n]) => `${sentenceOf(one)} × ${n}`).join(" · ");
  return html`${games.length > 0 && html`<h3>${ui("desk-evenings-ends")}</h3>`}
    <ul>${games.map(({ game, ends }) => html`<li key=${game}><b class="t">${sentenceOf(`${game}-name`)}</b><p class="s">${often(ends)}</p></li>`)}</ul>
    <h3>${ui("desk-evenings-people")}</h3>
    <ul>${people.map(
      ({ name, played, won, roles }) => html`<li key=${name}>
        <b class="t"><bdi>${name}</bdi></b> <span>${ui("desk-evenings-won", { won, played })}</span>
        ${roles.length > 0 && html`<p class="s">${often(roles)}</p>`}
      </li>`,
    )}</ul>`;
}

/** One game: when, which, how it ended, who was what. @param {{one: Evening}} props */
function Game({ one }) {
  return html`<li>
    <p><time>${day(one.at)}</time> · <b>${sentenceOf(`${one.game}-name`)}</b>${one.end && html` · ${sentenceOf(one.end)}`}</p>
    <p class="s">${one.people.map(({ name, role }, at) => html`${at > 0 && ", "}<bdi>${name}</bdi>${role && ` (${sentenceOf(role)})`}`)}</p>
  </li>`;
}
