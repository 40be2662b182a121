// The great table: a column a seat, who holds a row in a ring, and a broken ring where several claim it.
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { useBeyond } from "../../parts/ring/columns-beyond.js";
import { Crown } from "../../parts/shapes/crown.js";
import { signed } from "../../parts/shapes/field-values.js";
import { draw, nameOf, say, ui } from "../../words.js";

const MANY = 6; // columns that still fit beside each other on a tablet
const WIDE = 12; // more have to be moved sideways anywhere
const PIPS = 8;
const LONG = 10; // letters of a name that need not be broken
const BESIDE = 22; // letters that stand beside each other on a phone, in all columns
const BRIEF = 32; // the same on a tablet
const LETTERS = 13; // fit a line of a heading that is two columns wide

/** @import { LedgerLine, Panels, Sum as SumRow } from "../../types.d.ts" */

/**
 * @typedef {Panels["ledger"] & {set?: {shape: string, style: string}}} Great
 *   `set`: on the public screen, which knows how large everything is (wall/ledger-layout.js)
 */

/** @param {{panel: Great}} props */
export function Ledger({ panel }) {
  const { seats } = panel;
  const { gone, sums = [] } = panel;
  const scroller = useRef(/** @type {HTMLElement | null} */ (null));
  const beyond = useBeyond(scroller, seats.length);
  const sizes = `--columns:${seats.length};--letters:${longest(seats.map(nameOf))};--folds:${folds(seats)};--word:${longest(panel.lines?.map((one) => say(one.label)) ?? [])}`;
  return html`<section class=${`ledger ${panel.set?.shape ?? shape(seats)}`}>
    ${beyond > 0 && html`<p class="s beyond"><button type="button" class="ln" onClick=${() => scroller.current?.scrollBy({ left: scroller.current.clientWidth / 2 })}>${ui("ui-columns-beyond", { count: beyond })}</button></p>`}
    <div class="scroll" ref=${scroller} tabindex="0" role="region" aria-label=${say(panel.title)}>
      <table style=${panel.set?.style ?? sizes}>
        <thead><tr>
          <td></td>
          ${seats.map((seat) => html`<th key=${seat} scope="col" class=${`${seat === panel.own ? "own" : ""} ${gone?.includes(seat) ? "gone" : ""}`}><bdi>${nameOf(seat)}</bdi></th>`)}
          ${panel.side && html`<th scope="col" class="mg">${draw(panel.side)}</th>`}
        </tr></thead>
        <tbody>${(panel.lines ?? []).map((line) => html`<${Line} key=${say(line.label)} line=${line} panel=${panel} seats=${seats} />`)}</tbody>
        ${sums.length > 0 && html`<tfoot>${sums.map((sum) => html`<${Sum} key=${say(sum.label)} sum=${sum} seats=${seats} side=${Boolean(panel.side)} />`)}</tfoot>`}
      </table>
    </div>
    ${panel.note && html`<p class="adv">${draw(panel.note)}</p>`}
  </section>`;
}

/** Many columns, very many, or long names: how the headings stand. @param {number[]} seats */
const shape = (seats) =>
  Object.entries({
    many: seats.length > MANY,
    sideways: seats.length > WIDE,
    long: longest(seats.map(nameOf)) > LONG,
    brief: letters(seats) <= BRIEF,
    // on a phone every other name stands one line higher, and each has the room of two columns
    staggered: letters(seats) > BESIDE && seats.length <= MANY && seats.every((seat) => lines(nameOf(seat)) <= 2),
  })
    .filter(([, holds]) => holds)
    .map(([name]) => name)
    .join(" ");

/** In all columns, each with room for the longest word. @param {number[]} seats */
const letters = (seats) => seats.length * longest(seats.map(nameOf));

/** Lines that a name takes in a heading of LETTERS; Infinity where a word is longer. @param {string} name */
function lines(name) {
  let [count, room] = [1, LETTERS];
  for (const word of name.split(/[\s-]/)) {
    if (word.length > LETTERS) return Number.POSITIVE_INFINITY;
    if (word.length > room) [count, room] = [count + 1, LETTERS];
    room -= word.length + 1;
  }
  return count;
}

/** Lines of the highest heading. @param {number[]} seats */
const folds = (seats) => Math.max(1, ...seats.map((seat) => Math.min(2, lines(nameOf(seat)))));

/** Letters of the longest word in names, which break between words only. @param {string[]} names */
const longest = (names) => Math.max(4, ...names.flatMap((name) => name.split(/[\s-]/)).map((word) => word.length));

/** @param {{line: LedgerLine, panel: Great, seats: number[]}} props */
function Line({ line, panel, seats }) {
  const noteText = panel.set && panel.side && line.note; // on the public screen the word stands for the number
  return html`<tr class=${line.broken ? "ct" : ""}>
    <th scope="row"><span>${draw(line.label)}</span>${line.note && !noteText && html`<small>${draw(line.note)}</small>`}</th>
    ${seats.map((seat, at) => html`<${Cell} key=${seat} value=${line.values[at] ?? 0} mark=${mark(line, seat)} panel=${panel} own=${seat === panel.own} by=${change(line, seat)} />`)}
    ${panel.side && html`<td class="mg">${noteText ? draw(line.note) : (line.side ?? "")}</td>`}
  </tr>`;
}

/** How a number is ringed: it holds the row, claims it like another, or neither. @param {LedgerLine} line @param {number} seat */
const mark = (line, seat) => (!line.tops?.includes(seat) ? "" : line.broken ? "torn" : "held");

/** What the last step did to a number. @param {LedgerLine | SumRow} row @param {number} seat */
const change = (row, seat) => row.changes?.find((/** @type {number[]} */ one) => one[0] === seat)?.[1] ?? 0;

/** @param {{value: number, mark: string, panel: Great, own: boolean, by: number}} props */
function Cell({ value, mark, panel, own, by }) {
  const noteText = mark === "held" ? panel.holds : null;
  return html`<td class=${own ? "own" : ""}>
    ${mark && html`<${Crown} torn=${mark === "torn"} />`}
    <b class=${mark ? "peak" : ""}>${value || html`<i aria-hidden="true">·</i><span class="sr">0</span>`}</b>
    ${noteText && html`<span class="sr">, ${draw(noteText)}</span>`}
    <${Change} by=${by} />
  </td>`;
}

/** @param {{by: number}} props */
const Change = ({ by }) => (by ? html`<sup>${signed(by)}</sup>` : null);

/** @param {{sum: SumRow, seats: number[], side: boolean}} props */
function Sum({ sum, seats, side }) {
  const pips = sum.of && sum.of <= PIPS ? sum.of : 0;
  return html`<tr class=${pips ? "pr" : ""}>
    <th scope="row">${draw(sum.label)}${sum.note && html`<small>${draw(sum.note)}</small>`}</th>
    ${seats.map((seat, at) => {
      const value = sum.values[at] ?? 0;
      return html`<td key=${seat}>
        ${pips > 0 && html`<span class="pips" aria-hidden="true">${[...Array(Math.max(pips, value)).keys()].map((pip) => html`<i key=${pip} class=${pip < value ? "on" : ""}></i>`)}</span>`}
        <b>${value}</b><${Change} by=${change(sum, seat)} />
      </td>`;
    })}
    ${side && html`<td class="mg"></td>`}
  </tr>`;
}
