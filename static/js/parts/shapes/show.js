// Shows a panel by its component.
import { html } from "htm/preact";
import { registry } from "../../registry.js";

/**
 * Draws a panel of any kind; an unknown kind draws nothing and logs an error.
 * @param {{panel: import("../../types.d.ts").Panel, components?: import("../../shapes.d.ts").PanelComponents}} props
 *   `components`: other components for some kinds (a phone draws the ring as a horseshoe)
 */
export function Show({ panel, components = {} }) {
  const Component = components[panel.kind] ?? registry.value.panels[panel.kind];
  if (Component) return html`<${Component} panel=${panel} />`;
  if (registry.value.complete) console.error(`unknown panel ${panel.kind}`);
  return null;
}
