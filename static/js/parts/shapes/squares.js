// The squares of a QR code, drawn on its paper.
import { html } from "htm/preact";

/** The empty squares around a code that scanners ask for. */
const QUIET = 4;

/** @param {{cells: string, label: string}} props `cells`: "1" for each dark square and "0" for each light one, row by row */
export function Squares({ cells, label }) {
  const size = Math.sqrt(cells.length);
  const whole = size + 2 * QUIET;
  const path = [...cells].map((dark, at) => (dark === "1" ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ""));
  return html`<svg class="qr" viewBox=${`${-QUIET} ${-QUIET} ${whole} ${whole}`} shape-rendering="crispEdges" role="img" aria-label=${label}>
    <path class="paper" d=${`M${-QUIET} ${-QUIET}h${whole}v${whole}h-${whole}z`} /><path class="dots" d=${path.join("")} />
  </svg>`;
}
