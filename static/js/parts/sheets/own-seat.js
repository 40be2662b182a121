// The sheet behind the own name: notes during a game, correct the name, give the seat back. Loaded with the other components.
import { effect } from "@preact/signals";
import { html } from "htm/preact";
import { useId, useState } from "preact/hooks";
import { link, me, page, closeToast, table, pending } from "../../store.js";
import { act } from "../../wire.js";
import { draw, nameOf, ui } from "../../words.js";
import { Button } from "../controls/button.js";
import { hasNotes, Notes } from "../controls/notes.js";
import { deleteKept } from "../device/forget.js";
import { Sheet } from "./sheet.js";

const RENAME = "own.rename";
const LEAVE = "own.leave";
/** As in the form at the door: what is too long is refused with a sentence, not cut off. */
const LONGEST = 64;

/** Whether this page has asked to give its seat back: then it goes to the door by itself. */
let leaving = false;
effect(() => {
  const { state, why } = link.value;
  if (leaving && state === "moved" && why === "removed")
    deleteKept(true).then(() => location.replace(`${page.join}?left`));
});

/** @param {string} key */
const sending = (key) => pending.value.some((one) => one.key === key);

/** @param {{onClose: () => void}} props */
export function OwnSeat({ onClose }) {
  const seat = /** @type {number} */ (me.value.seat);
  return html`<${Sheet} title=${ui("phone-seat-title")} onClose=${onClose} class="own-seat">
    ${hasNotes() && !table.value?.ring_open && html`<${Notes} name="own" label=${ui("phone-notes")} hint=${ui("phone-notes-kept")} rows=${3} />`}
    <${Name} seat=${seat} onDone=${onClose} />
    <${Parting} seat=${seat} />
  <//>`;
}

/** The name as it stands; a refusal stays beside what was typed. @param {{seat: number, onDone: () => void}} props */
function Name({ seat, onDone }) {
  const id = useId();
  const [typed, setTyped] = useState(nameOf(seat));
  const [refusal, setRefusal] = useState(/** @type {import("../../types.d.ts").Text | null} */ (null));
  const give = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (sending(RENAME)) return;
    const answer = await act("table.rename", { seat, called: typed }, { key: RENAME });
    if (answer.ok) return onDone();
    closeToast(); // the sentence stands beside the name, and stays
    setRefusal(answer.text ?? { t: answer.code ?? "ui-refused" });
  };
  const type = (/** @type {import("../../shapes.d.ts").Filled} */ event) => {
    setTyped(event.target.value);
    setRefusal(null);
  };
  return html`<form onSubmit=${give} novalidate>
    <div class="field">
      <label class="label" for=${id}>${ui("phone-seat-name")}</label>
      <input id=${id} type="text" value=${typed} maxlength=${LONGEST} autocomplete="nickname" autocapitalize="words"
        autocorrect="off" spellcheck="false" enterkeyhint="done" dir="auto"
        aria-invalid=${refusal ? "true" : undefined} aria-describedby=${`${id}-note`} onInput=${type} />
      <p class="s" id=${`${id}-note`} role="alert">${refusal && html`<span class="wrong">${draw(refusal)}</span>`}</p>
    </div>
    <div class="foot" data-command="table.rename">
      <button class="go" aria-busy=${sending(RENAME) ? "true" : undefined}>${ui("phone-seat-rename")}</button>
    </div>
  </form>`;
}

/** Back with the seat: asked once; while a game needs it, the reason stands under the button. @param {{seat: number}} props */
function Parting({ seat }) {
  const id = useId();
  const [asked, setAsked] = useState(false);
  const free = Boolean(table.value?.ring_open || me.value.watches);
  const give = async () => {
    setAsked(false);
    leaving = true;
    const answer = await act("table.leave", {}, { key: LEAVE });
    leaving = answer.ok;
  };
  return html`<div class="foot quiet" data-command="table.leave">
      <${Button} weight="quiet" off=${!free} busy=${sending(LEAVE)} onPress=${() => setAsked(true)}
        aria-describedby=${free ? undefined : id}>${ui("phone-seat-leave")}<//>
      ${!free && html`<p class="s why" id=${id}>${ui("phone-seat-needed")}</p>`}
    </div>
    ${
      asked &&
      free &&
      html`<${Sheet} title=${html`<bdi>${nameOf(seat)}</bdi>`} onClose=${() => setAsked(false)} class="doubt">
      <p class="q big">${ui("phone-seat-leave-warn")}</p>
      <div class="foot">
        <${Button} weight="quiet" onPress=${give}>${ui("phone-seat-leave")}<//>
        <${Button} onPress=${() => setAsked(false)}>${ui("ui-rather-not")}<//>
      </div>
    <//>`
    }`;
}
