// A list of small forms, sent all at once: the terms of a deal, several changes.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Foot } from "../parts/ask.js";
import { Button } from "../parts/button.js";
import { called } from "../parts/called.js";
import { Entry, first } from "../parts/fields.js";
import { draw, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps} props */
export function Lines({ prompt, send, act }) {
  const sorts = filled(prompt);
  const [lines, setLines] = useState(/** @type {any[]} */ (prompt.proposed ?? []));
  const [draft, setDraft] = useState(/** @type {any} */ (null));
  useEffect(() => setLines(prompt.proposed ?? []), [prompt.key]);
  const begin = (/** @type {string} */ id) => {
    const sort = sorts.find((one) => one.id === id);
    setDraft(
      sort
        ? { sort: id, ...Object.fromEntries(sort.fields.map((/** @type {any} */ field) => [field.id, first(field)])) }
        : null,
    );
  };
  const add = () => {
    setLines([...lines, draft]);
    setDraft(null);
  };
  const give = () =>
    Promise.resolve(send({ [prompt.field ?? "lines"]: lines })).then((answer) => answer?.ok && setLines([]));
  const full = lines.length >= (prompt.most ?? 1);
  const short = lines.length < (prompt.least ?? 1);
  return html`<div class="choice lines">
      ${
        lines.length > 0 &&
        html`<ul>${lines.map(
          (line, i) => html`<li key=${i}><span>${words(line, sorts)}</span>
        <button type="button" class="ln" onClick=${() => setLines(lines.filter((one) => one !== line))} aria-label=${ui("ui-line-drop", { what: words(line, sorts) })}>${ui("ui-drop")}</button></li>`,
        )}</ul>`
      }
      ${draft ? html`<${Draft} sort=${sorts.find((one) => one.id === draft.sort)} draft=${draft} onChange=${setDraft} onAdd=${add} onClose=${() => setDraft(null)} />` : !full && html`<${Sorts} sorts=${sorts} onPick=${begin} />`}
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${short || draft !== null} need=${ui("ui-lines-first")} onPress=${give} />`;
}

/** The sorts with what their blanks choose from. @param {any} prompt @returns {any[]} */
function filled(prompt) {
  return (prompt.sorts ?? []).map((/** @type {any} */ sort) => ({
    ...sort,
    fields: sort.fields.map((/** @type {any} */ one) => ({
      ...one,
      seats: prompt.seats ?? [],
      items: prompt.lists?.[one.of] ?? [],
    })),
  }));
}

/** What a line says. @param {any} line @param {any[]} sorts */
function words(line, sorts) {
  const sort = sorts.find((one) => one.id === line.sort);
  if (!sort) return line.sort;
  const seats = sort.fields.filter((/** @type {any} */ field) => field.sort === "seat").length;
  return [
    say(sort.label),
    ...sort.fields.map((/** @type {any} */ field) => blank(field, line[field.id], seats > 1)),
  ].join(" · ");
}

/** A filled blank; of several people it says who is who. @param {any} field @param {any} value @param {boolean} several */
function blank(field, value, several) {
  const said = called(field, value);
  return several && field.sort === "seat" ? `${say(field.label)}: ${said}` : said;
}

/** @param {{sorts: any[], onPick: (id: string) => void}} props */
function Sorts({ sorts, onPick }) {
  return html`<div class="sorts" role="group" aria-label=${ui("ui-line-add")}>
    ${sorts.map((sort) => html`<button type="button" key=${sort.id} class="item" onClick=${() => onPick(sort.id)}><span>${draw(sort.label)}</span></button>`)}
  </div>`;
}

/** @param {any} props one line being written */
function Draft({ sort, draft, onChange, onAdd, onClose }) {
  const open = sort.fields.some((/** @type {any} */ field) => draft[field.id] === null);
  return html`<fieldset class="form draft"><legend class="t">${draw(sort.label)}</legend>
    ${sort.fields.map((/** @type {any} */ field) => html`<${Entry} key=${field.id} field=${field} value=${draft[field.id]} onChange=${(/** @type {any} */ value) => onChange({ ...draft, [field.id]: value })} />`)}
    <div class="pair"><${Button} weight="quiet" off=${open} onPress=${onAdd}>${ui("ui-line-put")}<//><${Button} weight="link" onPress=${onClose}>${ui("ui-rather-not")}<//></div>
  </fieldset>`;
}
