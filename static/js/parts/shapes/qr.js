// A QR code made on the tablet itself: the secret links of passes are never asked of the network.
import { html } from "htm/preact";
import { encode } from "uqr";
import { Squares } from "./squares.js";

/** The squares of a QR code, as Squares takes them. @param {string} content */
export const cellsOf = (content) =>
  encode(content, { ecc: "M", border: 0 })
    .data.flat()
    .map((dark) => (dark ? "1" : "0"))
    .join("");

/** A code on its paper. @param {{link: string, label: string}} props */
export const Qr = ({ link, label }) => html`<${Squares} cells=${cellsOf(link)} label=${label} />`;
