// Shows a panel by its twin.
import { html } from "htm/preact";
import { lexicon } from "../../lexicon.js";

/**
 * Draws a panel of any kind; one that nobody knows draws nothing, and says so to developers.
 * @param {{panel: import("../../types.d.ts").Panel, twins?: import("../../shapes.d.ts").PanelTwins}} props
 *   `twins`: other twins for some kinds (a phone draws the ring as a horseshoe)
 */
export function Show({ panel, twins = {} }) {
  const Twin = twins[panel.kind] ?? lexicon.value.panels[panel.kind];
  if (Twin) return html`<${Twin} panel=${panel} />`;
  if (lexicon.value.whole) console.error(`no twin for the panel ${panel.kind}`);
  return null;
}
