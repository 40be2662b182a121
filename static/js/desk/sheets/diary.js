// The diary of the table, newest first, with an undo to each line.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Button } from "../../parts/controls/button.js";
import { hasNotes, Notes } from "../../parts/controls/notes.js";
import { picture } from "../../store.js";
import { act } from "../../wire.js";
import { language } from "../../catalogs.js";
import { draw, ui } from "../../words.js";
import { close, DeskSheet } from "./sheets.js";

/** @import { DiaryLine } from "../../types.d.ts" */

/** 1732199999 -> «21:33». @param {number} at server's seconds */
const hour = (at) => new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }).format(at * 1000);

/** 1732199999 -> «sab 23 novembre». @param {number} at server's seconds */
const day = (at) =>
  new Intl.DateTimeFormat(language.value, { weekday: "short", day: "numeric", month: "long" }).format(at * 1000);

/** The day of a line, where the line before it (a later one) has another: campaigns last for weeks. @param {DiaryLine[]} lines @param {number} at */
const heading = (lines, at) => {
  const named = at === 0 ? day(Date.now() / 1000) : day(lines[at - 1].at);
  return day(lines[at].at) === named ? null : day(lines[at].at);
};

/** The whole sheet. */
export function Diary() {
  const lines = picture.value?.desk?.diary ?? [];
  const [back, setBack] = useState(/** @type {DiaryLine | null} */ (null));
  if (back) return html`<${GoBack} line=${back} lines=${lines} onNo=${() => setBack(null)} />`;
  return html`<${DeskSheet} title=${ui("desk-diary")} class="diary">
    ${hasNotes() && html`<${Notes} name="evening" label=${ui("desk-notes-evening")} hint=${ui("desk-notes-kept")} />`}
    ${lines.length === 0 && html`<p class="s">${ui("desk-diary-empty")}</p>`}
    <ol reversed>
      ${lines.map(
        (
          line,
          at,
        ) => html`${heading(lines, at) && html`<li key=${`day${line.n}`} class="day"><b class="t">${heading(lines, at)}</b></li>`}<li key=${line.n} class=${line.gone ? "gone" : ""}>
        <time>${hour(line.at)}</time>
        <span>${draw(line.text)}${line.shows && html` <small>${ui("desk-diary-shows")}</small>`}</span>
        ${line.to !== undefined && !line.alarm && html`<button type="button" class="ln" aria-label=${ui("desk-diary-back-label")} onClick=${() => setBack(line)}>${ui("desk-diary-back")}</button>`}
      </li>`,
      )}
    </ol>
  <//>`;
}

/** Asks for confirmation, and says what would be undone. @param {{line: DiaryLine, lines: DiaryLine[], onNo: () => void}} props */
function GoBack({ line, lines, onNo }) {
  const lost = lines.filter((one) => one.to !== undefined && one.n >= line.n);
  const go = () => {
    if (line.to !== undefined) act("table.undo", { to: line.to });
    close();
  };
  return html`<${DeskSheet} title=${ui("desk-diary-sure")} onClose=${onNo} class="diary doubt">
    <p class="s">${ui("desk-diary-lost", { count: lost.length })}</p>
    <ul>${lost.map((one) => html`<li key=${one.n}><time>${hour(one.at)}</time><span>${draw(one.text)}</span></li>`)}</ul>
    ${line.warn && html`<p class="warning"><b class="hue">${ui("ui-mind")}:</b> ${ui("desk-diary-warn")}</p>`}
    <div class="foot"><${Button} weight="quiet" onPress=${go}>${ui("desk-diary-go", { count: lost.length })}<//>
      <${Button} onPress=${onNo}>${ui("ui-rather-not")}<//></div>
  <//>`;
}
