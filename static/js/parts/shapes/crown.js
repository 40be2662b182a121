// The ring around the highest number of a row: whole where one holds it, broken where several claim it.
import { html } from "htm/preact";

const WHOLE = "M30 2A28 28 0 1 1 29.9 2ZM31.2 6.4A23.2 24.2 0 1 0 31.3 6.4Z";
const BROKEN =
  "M6.5 18A26.5 26.5 0 0 1 24 4.2M36 4.2A26.5 26.5 0 0 1 53.5 18M53.5 42A26.5 26.5 0 0 1 36 55.8M24 55.8A26.5 26.5 0 0 1 6.5 42";

/** @param {{torn: boolean}} props */
export const Crown = ({ torn }) =>
  html`<svg class=${`crown ${torn ? "torn" : "held"}`} viewBox="0 0 60 60" aria-hidden="true"><path d=${torn ? BROKEN : WHOLE} /></svg>`;
