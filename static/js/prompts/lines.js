// A list of small forms, sent all at once: the terms of a deal, several changes.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Foot } from "../parts/prompts/ask.js";
import { Button } from "../parts/controls/button.js";
import { called } from "../parts/shapes/field-values.js";
import { useDraft } from "../parts/controls/draft.js";
import { Entry, first } from "../parts/controls/fields.js";
import { useEntry } from "../parts/controls/entry.js";
import { lineOf, proposed, allRows, TickedRow, tickSentence } from "../parts/charts/paged.js";
import { draw, say, ui } from "../words.js";

/** @import { Row, Spot } from "../parts/charts/paged.js" */
/** @import { Value } from "../shapes.d.ts" */
/** @import { Field, Lines as LinesPrompt, ListPage, Text } from "../types.d.ts" */
/** @typedef {{id: string, label: Text, fields: Field[]}} Sort with what its blanks choose from */
/** @typedef {Record<string, Value>} Written a line that is being written */

/** @param {import("../shapes.d.ts").PromptProps<"lines">} props */
export function Lines({ prompt, send, act }) {
  const sorts = filled(prompt);
  const rows = allRows(prompt);
  const [ticks, rest] = proposed(prompt);
  const [{ values, lines }, keep, forget] = useDraft(prompt, act, { values: ticks, lines: rest }, (old) =>
    fits(old, rows, sorts),
  );
  const setLines = (/** @type {Row[]} */ next) => keep({ values, lines: next });
  const [draft, setDraft] = useEntry(prompt, act, /** @type {Written | null} */ (null));
  const [open, setOpen] = useState(0);
  const again = () => {
    keep({ values: ticks, lines: rest });
    forget();
  };
  const [page] = (prompt.pages ?? []).slice(open, open + 1);
  const here = page ? sorts.filter((one) => page.sorts?.includes(one.id)) : sorts;
  const begin = (/** @type {string} */ id) => {
    const sort = sorts.find((one) => one.id === id);
    setDraft(sort ? { sort: id, ...Object.fromEntries(sort.fields.map((field) => [field.id, first(field)])) } : null);
  };
  const add = () => {
    if (draft) setLines([...lines, draft]);
    setDraft(null);
  };
  const moved = rows.filter((spot) => values[spot.key]);
  const changed = rows.filter((spot) => (values[spot.key] ?? 0) !== (ticks[spot.key] ?? 0));
  const all = [...moved.map((spot) => lineOf(spot, values[spot.key])), ...lines];
  const give = () => Promise.resolve(send({ [prompt.field ?? "lines"]: all })).then((answer) => answer?.ok && again());
  const full = all.length >= (prompt.most ?? 1);
  const short = all.length < (prompt.least ?? 1);
  return html`<div class="choice lines">
      ${page && html`<${Pages} pages=${prompt.pages} open=${open} onOpen=${setOpen} />`}
      ${
        (page?.ticks ?? []).length > 0 &&
        html`<ul class="ticks">${rows
          .filter((spot) => spot.page === open)
          .map(
            (spot) => html`<${TickedRow} key=${spot.key} spot=${spot} n=${values[spot.key] ?? 0}
          onChange=${(/** @type {number} */ n) => keep({ lines, values: { ...values, [spot.key]: n } })} />`,
          )}</ul>`
      }
      ${changed.map((spot) => spot.row.before !== undefined && html`<p class="said t" role="status" key=${spot.key}>${draw(tickSentence(spot.ticks.sentence, spot, values[spot.key] ?? 0))}</p>`)}
      ${
        lines.length > 0 &&
        html`<ul>${lines.map(
          (line, i) => html`<li key=${i}><span>${words(line, sorts)}</span>
        <button type="button" class="ln" onClick=${() => setLines(lines.filter((one) => one !== line))} aria-label=${ui("ui-line-drop", { what: words(line, sorts) })}>${ui("ui-drop")}</button></li>`,
        )}</ul>`
      }
      ${draft ? html`<${Draft} sort=${sorts.find((one) => one.id === draft.sort)} draft=${draft} onChange=${setDraft} onAdd=${add} onClose=${() => setDraft(null)} />` : !full && here.length > 0 && html`<${Sorts} sorts=${here} onPick=${begin} />`}
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${short || draft !== null || all.length > (prompt.most ?? 1)} need=${prompt.need && !draft ? draw(prompt.need) : ui("ui-lines-first")} onPress=${give}>${draw(label(prompt, changed, lines, values, sorts))}<//>`;
}

/**
 * Whether what was left on the device can still be sent.
 * @param {{values: Record<string, number>, lines: Row[]}} old @param {Spot[]} rows @param {Sort[]} sorts
 */
const fits = (old, rows, sorts) =>
  Object.entries(old.values ?? {}).every(([key, n]) =>
    rows.some(({ key: one, row }) => one === key && n >= row.low && n <= row.high),
  ) && (old.lines ?? []).every((line) => sorts.some((sort) => sort.id === line.sort));

/** The label of the button: the only change by its name, or the number of changes. @param {LinesPrompt} prompt @param {Spot[]} changed @param {Row[]} lines @param {Record<string, number>} values @param {Sort[]} sorts */
function label(prompt, changed, lines, values, sorts) {
  const n = changed.length + lines.length;
  const [spot] = changed;
  const what =
    n !== 1 ? "" : spot ? tickSentence(spot.ticks.brief, spot, values[spot.key] ?? 0) : words(lines[0], sorts);
  return { t: prompt.label.t, p: { ...prompt.label.p, n, what } };
}

/** The parts of the list, one open at once. @param {{pages: ListPage[], open: number, onOpen: (at: number) => void}} props */
const Pages = ({ pages, open, onOpen }) =>
  html`<div class="pages" role="group">${pages.map(
    (
      page,
      at,
    ) => html`<button type="button" key=${at} class=${at === open ? "ln sel" : "ln"} aria-pressed=${at === open ? "true" : "false"}
      onClick=${() => onOpen(at)}>${draw(page.label)}</button>`,
  )}</div>`;

/** The sorts with what their blanks choose from. @param {LinesPrompt} prompt @returns {Sort[]} */
function filled(prompt) {
  return (prompt.sorts ?? []).map((sort) => ({
    ...sort,
    fields: sort.fields.map((one) => ({
      ...one,
      seats: prompt.seats ?? [],
      items: prompt.lists?.[one.of ?? ""] ?? [],
    })),
  }));
}

/** What a line says. @param {Row} line @param {Sort[]} sorts */
function words(line, sorts) {
  const sort = sorts.find((one) => one.id === line.sort);
  if (!sort) return String(line.sort);
  const seats = sort.fields.filter((field) => field.sort === "seat").length;
  return [say(sort.label), ...sort.fields.map((field) => blank(field, line[field.id], seats > 1))].join(" · ");
}

/** A filled blank; of several people it says who is who. @param {Field} field @param {unknown} value @param {boolean} several */
function blank(field, value, several) {
  const shown = called(field, value);
  return several && field.sort === "seat" ? `${say(field.label)}: ${shown}` : shown;
}

/** @param {{sorts: Sort[], onPick: (id: string) => void}} props */
function Sorts({ sorts, onPick }) {
  return html`<div class="sorts" role="group" aria-label=${ui("ui-line-add")}>
    ${sorts.map((sort) => html`<button type="button" key=${sort.id} class="item" onClick=${() => onPick(sort.id)}><span>${draw(sort.label)}</span></button>`)}
  </div>`;
}

/** One line being written. @param {{sort: Sort, draft: Written, onChange: (draft: Written) => void, onAdd: () => void, onClose: () => void}} props */
function Draft({ sort, draft, onChange, onAdd, onClose }) {
  const open = sort.fields.some((field) => draft[field.id] === null);
  return html`<fieldset class="form draft"><legend class="t">${draw(sort.label)}</legend>
    ${sort.fields.map((field) => html`<${Entry} key=${field.id} field=${field} value=${draft[field.id]} onChange=${(/** @type {Value} */ value) => onChange({ ...draft, [field.id]: value })} />`)}
    <div class="pair"><${Button} weight="quiet" off=${open} onPress=${onAdd}>${ui("ui-line-put")}<//><${Button} weight="link" onPress=${onClose}>${ui("ui-rather-not")}<//></div>
  </fieldset>`;
}
