// A graph to act on: the actions at the touched node, and below it the prompts without a node.
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { anchored, touched, NOTHING, offers } from "./anchors.js";
import { Below } from "./below-graph.js";
import { Drawing } from "./drawing.js";
import { useReveal } from "../device/scroll.js";
import { useSent } from "../prompts/use-sent.js";
import { nextArrow, Touched } from "./touched-thing.js";

/** @typedef {import("./anchors.js").Offer} Offer */
/** @import { Graph, Node, Token } from "../../types.d.ts" */

/** @param {{panel: Graph}} props */
export function TouchGraph({ panel }) {
  const at = offers(panel);
  const details = new Map(all(panel).map((one) => [one.id, one.details ?? []]));
  const can = (/** @type {string} */ id) => at.has(id) || (details.get(id)?.length ?? 0) > 0;
  const on = can(touched.value.on) ? touched.value.on : "";
  const here = at.get(on) ?? [];
  const live = startedOffer(here, panel);
  useSent(
    anchored().map((one) => one.key),
    () => {
      touched.value = NOTHING;
    },
  );
  useEffect(() => {
    // The touched thing was removed, or the turn is over.
    if (touched.value.on !== on) touched.value = NOTHING;
  }, [on]);
  const place = useReveal(on);
  const leads = goals(live, panel);
  const tap = (/** @type {string} */ id) => {
    if (live && leads.has(id)) touched.value = { ...touched.value, route: live.prompt.key, second: leadsTo(live, id) };
    else touched.value = id === on ? NOTHING : { ...NOTHING, on: id };
  };
  const second = live ? (touched.value.second ?? live.mark?.[0] ?? null) : null;
  const tapping = {
    open: new Set([...details.keys(), ...at.keys()].filter((id) => can(id) || leads.has(id))),
    chosen: [on, ...(second === null ? [] : ends(second))],
    marks: new Map(live?.mark ? [live.mark] : []),
    onTap: tap,
  };
  return html`<div class="things">
    <${Drawing} panel=${panel} tapping=${tapping} />
    <div class="turning">
      ${on && html`<${Touched} place=${place} panel=${panel} on=${on} offers=${here} live=${live} second=${second} />`}
      <${Below} panel=${panel} />
    </div>
  </div>`;
}

/** @param {string} second */
const ends = (second) => [second, ...(second.includes(">") ? second.split(">") : [])];

/** Nodes, what lies on them, arrows. @param {Graph} panel @returns {(Node | Token)[]} */
const all = (panel) => panel.nodes.flatMap((node) => [node, ...(node.tokens ?? [])]);

/**
 * The route that was started, or else the one by which a thing on a node moves to another node.
 * @param {Offer[]} here @param {Graph} panel @returns {Offer | undefined}
 */
function startedOffer(here, panel) {
  const { on, route } = touched.value;
  const chosen = here.find((one) => one.prompt.key === route && one.seconds.length > 0);
  if (chosen) return chosen;
  const node = panel.nodes.some((one) => one.id === on);
  return node ? undefined : here.find((one) => one.seconds.length > 0 && !one.arrows);
}

/** The nodes that the next touch may choose. @param {Offer | undefined} live @param {Graph} panel @returns {Set<string>} */
function goals(live, panel) {
  if (!live) return new Set();
  if (live.arrows) return nextArrow(live.seconds, touched.value.second);
  const nodes = new Set(panel.nodes.map((one) => one.id));
  return new Set(live.seconds.filter((one) => nodes.has(one)));
}

/** The second end after a touch; for a new arrow its upper end comes first. @param {Offer} live @param {string} id */
function leadsTo(live, id) {
  if (!live.arrows) return id;
  const upper = touched.value.second?.endsWith(">") ? touched.value.second : null;
  return upper ? `${upper}${id}` : `${id}>`;
}
