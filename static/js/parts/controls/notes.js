// A page of notes: kept on this device alone, deleted with the seat or the table (device/forget.js).
import { html } from "htm/preact";
import { useId } from "preact/hooks";
import { page, table } from "../../store.js";
import { useKept } from "./draft.js";

/** Characters of one page. */
const MOST = 2000;

/** Whether this table has notes: not in the pocket or a rehearsal, which are deleted without a message to devices. */
export const hasNotes = () => !page.pocket && !table.value?.rehearsal;

/** @param {{name: string, label: string, hint?: string, rows?: number}} props `name`: which page of this device it is */
export function Notes({ name, label, hint, rows = 2 }) {
  const id = useId();
  const [text, write] = useKept(`notes:${name}`, "", (old) => typeof old === "string");
  const type = (/** @type {import("../../shapes.d.ts").Filled} */ event) => write(event.target.value);
  return html`<div class="field notes">
    <label class="label" for=${id}>${label}</label>
    <textarea id=${id} rows=${rows} maxlength=${MOST} autocomplete="off" dir="auto" value=${text} onInput=${type}
      aria-describedby=${hint && `${id}-note`}></textarea>
    ${hint && html`<p class="s" id=${`${id}-note`}>${hint}</p>`}
  </div>`;
}
