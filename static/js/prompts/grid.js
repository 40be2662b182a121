// A small table to fill in: a block for each row, so that it fits a phone.
import { html } from "htm/preact";
import { Foot } from "../parts/prompts/ask.js";
import { Control, Entry } from "../parts/controls/fields.js";
import { useEntry } from "../parts/controls/entry.js";
import { signed } from "../parts/shapes/field-values.js";
import { draw, say } from "../words.js";

/** @import { Value } from "../shapes.d.ts" */
/** @import { Row } from "../types.d.ts" */
/** @typedef {Row["values"][0]} Cellful what one cell holds */

/** @param {import("../shapes.d.ts").PromptProps<"grid">} props */
export function Grid({ prompt, send, act }) {
  const rows = prompt.rows ?? [];
  const columns = prompt.columns ?? [];
  const fields = prompt.fields ?? [];
  const [typed, setTyped] = useEntry(prompt, act, /** @type {Record<string, Row["values"]>} */ ({}));
  const ids = rows.map((row, at) => `${row.key ?? at}`); // rows come and go meanwhile
  const held = rows.map((row, at) => typed[ids[at]] ?? row.values ?? []);
  const given = /** @type {Record<string, Value>} */ (
    Object.fromEntries(fields.map((field) => [field.id, field.value ?? ""]))
  );
  const [more, setMore] = useEntry({ key: `${prompt.key}:more` }, act, given);
  const change = (/** @type {number} */ at, /** @type {number} */ column, /** @type {Cellful} */ value) =>
    setTyped({ ...typed, [ids[at]]: held[at].map((old, c) => (c === column ? value : old)) });
  const filled = rows.map((row, at) => [...(row.key ?? []), ...held[at]]);
  // The label: the only change by its name, or the number of changes.
  const moved = rows.flatMap((row, at) =>
    columns.flatMap((column, c) => {
      const by = held[at][c];
      return typeof by === "number" && by ? `${say(row.label)} ${signed(by)} ${say(column.label).toLowerCase()}` : [];
    }),
  );
  const what = moved.length === 1 ? moved[0] : "";
  const label = { t: prompt.label.t, p: { ...prompt.label.p, n: moved.length, what } };
  // After sending, the same table starts empty.
  const give = async () => {
    const answer = await send({ [prompt.field ?? "rows"]: filled, ...more });
    if (!answer?.ok) return;
    setTyped();
    setMore();
  };
  return html`
    <div class="choice grid">
      ${rows.map(
        (row, at) => html`<fieldset key=${ids[at]}>
        <legend>${draw(row.label)}</legend>
        ${columns.map(
          (column, c) => html`<div class=${`cell of-${column.sort}`} key=${c}>
          <span class="s" aria-hidden="true">${draw(column.label)}${row.now && html` <span class="num">${goes(row.now[c], held[at][c])}</span>`}</span>
          <${Control} field=${column} name=${`${say(row.label)}, ${say(column.label)}`} value=${held[at][c]}
            onChange=${(/** @type {Cellful} */ value) => change(at, c, value)} />
        </div>`,
        )}
      </fieldset>`,
      )}
      ${fields.map((field) => html`<${Entry} key=${field.id} field=${field} value=${more[field.id]} onChange=${(/** @type {Value} */ value) => setMore({ ...more, [field.id]: value })} />`)}
    </div>
    <${Foot} prompt=${prompt} act=${act} onPress=${give}>${draw(label)}<//>
  `;
}

/** The number as it stands, and what it would be. @param {number} now @param {Cellful} by */
const goes = (now, by) => (typeof by === "number" && by ? `${now}\u00a0→\u00a0${Math.max(0, now + by)}` : now);
