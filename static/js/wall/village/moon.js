// The moon over a village: the lantern while no game is chosen, then the motif of the game, cut out.
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { skyCuts } from "../../parts/ring/village.js";
import { table } from "../../store.js";

/** @param {{x: number, y: number, r: number}} props */
export function Moon({ x, y, r }) {
  const game = table.value?.game;
  const motif = game ? `game-${game}` : "lantern";
  const first = useRef(motif);
  const place = `transform:translate(${x}px,${y}px)`;
  return html`<circle cx=${x} cy=${y} r=${r * 3.2} fill="url(#moon-halo)" /><path class="sky" d=${skyCuts(x, y, r * 1.4, 4)} />
    <g style=${place}><g key=${motif} class=${first.current === motif ? "moon-of" : "moon-of turned"}>
      <circle class="disc" r=${r} /><use class="motif" href=${`#e-${motif}`} x=${-r} y=${-r} width=${2 * r} height=${2 * r} />
    </g></g>`;
}

/** The light around it, once in a drawing. */
export const MoonHalo = () => html`<defs><radialGradient id="moon-halo">
  <stop class="near-moon" /><stop class="around-moon" offset=".6" /><stop class="far-moon" offset="1" />
</radialGradient></defs>`;
