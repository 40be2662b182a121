// One quiet line for everybody, while the host's device keeps what is played.
import { html } from "htm/preact";
import { table, view } from "../../store.js";
import { ui } from "../../words.js";

const SAID = ["empty", "lobby", "end"]; // never at night: its words may have to be asked for

export const KeptHere = () =>
  table.value?.keeps !== undefined && SAID.includes(view.value?.scene ?? "")
    ? html`<p class="s kept-here">${ui("learn-evenings-kept")}</p>`
    : null;
