// A QR code made on the tablet itself: the secret links of passes are never asked of the network.
import { html } from "htm/preact";
import { encode } from "uqr";

/** The empty squares around a code that scanners ask for. */
const QUIET = 4;

/** A code on its paper. @param {{link: string, label: string}} props */
export function Qr({ link, label }) {
  const { data, size } = encode(link, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const whole = size + 2 * QUIET;
  return html`<svg class="qr" viewBox=${`${-QUIET} ${-QUIET} ${whole} ${whole}`} shape-rendering="crispEdges" role="img" aria-label=${label}>
    <path class="paper" d=${`M${-QUIET} ${-QUIET}h${whole}v${whole}h-${whole}z`} /><path class="dots" d=${path} />
  </svg>`;
}
