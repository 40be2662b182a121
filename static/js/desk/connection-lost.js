// What tablet and screen show when the connection is lost.
import { html } from "htm/preact";
import { Lost as Plain } from "../parts/sheets/connection-lost.js";
import { page } from "../store.js";

const SAID = {
  lost: "desk-lost",
  moved: "desk-moved",
  refused: "desk-refused",
  back: "desk-moved-back",
  handed: "desk-handed",
  over: "desk-rehearsal-over",
  door: "phone-refused-join",
};
/** Where there is no server, a table is refused that cannot be read. */
const HERE = { ...SAID, refused: "pocket-refused", door: "pocket-tables" };

export const Lost = () => html`<${Plain} words=${page.pocket ? HERE : SAID} />`;
