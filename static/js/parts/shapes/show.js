// Shows a panel by its component.
import { html } from "htm/preact";
import { registry } from "../../registry.js";

/**
 * Draws a panel of any kind; one that nobody knows draws nothing, and says so to developers.
 * @param {{panel: import("../../types.d.ts").Panel, components?: import("../../shapes.d.ts").PanelComponents}} props
 *   `components`: other components for some kinds (a phone draws the ring as a horseshoe)
 */
export function Show({ panel, components = {} }) {
  const Twin = components[panel.kind] ?? registry.value.panels[panel.kind];
  if (Twin) return html`<${Twin} panel=${panel} />`;
  if (registry.value.complete) console.error(`unknown panel ${panel.kind}`);
  return null;
}
