// Nodes and arrows, and what is asked on them: at the thing that is touched, or below them all.
import { html } from "htm/preact";
import { Drawing } from "../../parts/charts/drawing.js";
import { TouchGraph } from "../../parts/charts/touch-graph.js";
import { anchored } from "../../parts/charts/anchors.js";

/** @param {import("../../shapes.d.ts").PanelProps<"graph">} props */
export function Graph({ panel }) {
  return anchored().length > 0 ? html`<${TouchGraph} panel=${panel} />` : html`<${Drawing} panel=${panel} />`;
}
