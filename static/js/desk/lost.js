// What tablet and screen show when the connection is lost.
import { html } from "htm/preact";
import { Lost as Plain } from "../parts/sheets/lost.js";

const SAID = {
  lost: "desk-lost",
  moved: "desk-moved",
  refused: "desk-refused",
  back: "desk-moved-back",
  handed: "desk-handed",
};

export const Lost = () => html`<${Plain} words=${SAID} />`;
