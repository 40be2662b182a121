// The part of the table's sheet about other devices and prints.
import { html } from "htm/preact";
import { table } from "../../store.js";
import { ui } from "../../words.js";
import { Prints } from "./prints.js";
import { open } from "./sheets.js";

export const Devices = () => html`<h3 class="cutline">${ui("desk-devices")}</h3>
    <div class="links">
      <button type="button" class="ln" onClick=${() => open("tablet")}>${ui("desk-invite-tablet")}</button>
      <button type="button" class="ln" onClick=${() => open("recovery")}>${ui("desk-recovery")}</button>
      ${table.value?.game && !table.value.rehearsal && html`<a class="ln" href=${`/copy/${table.value.code}.json`} download>${ui("ui-keep-copy")}</a>`}
      <a class="ln" href=${`/t/${table.value?.code}/copy`}>${ui("copy-title")}</a>
      <button type="button" class="ln" onClick=${() => open("code")}>${ui("ui-code-title")}</button>
    </div>
    <${Prints} />`;
