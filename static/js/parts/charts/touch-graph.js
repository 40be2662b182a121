// A graph to act on: the actions at the touched node, and below it the prompts without a node.
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { anchored, hand, NOTHING, offers } from "./anchors.js";
import { Below } from "./below-graph.js";
import { Drawing } from "./drawing.js";
import { useReveal } from "../device/sight.js";
import { useSent } from "../asking/sent.js";
import { nextArrow, Touched } from "./touched-thing.js";

/** @typedef {import("./anchors.js").Offer} Offer */
/** @import { Graph, Node, Token } from "../../types.d.ts" */

/** @param {{panel: Graph}} props */
export function Things({ panel }) {
  const at = offers(panel);
  const details = new Map(all(panel).map((one) => [one.id, one.details ?? []]));
  const can = (/** @type {string} */ id) => at.has(id) || (details.get(id)?.length ?? 0) > 0;
  const on = can(hand.value.on) ? hand.value.on : "";
  const here = at.get(on) ?? [];
  const live = begun(here, panel);
  useSent(
    anchored().map((one) => one.key),
    () => {
      hand.value = NOTHING;
    },
  );
  useEffect(() => {
    // What was touched has gone, or its turn is over.
    if (hand.value.on !== on) hand.value = NOTHING;
  }, [on]);
  const place = useReveal(on);
  const leads = goals(live, panel);
  const tap = (/** @type {string} */ id) => {
    if (live && leads.has(id)) hand.value = { ...hand.value, going: live.prompt.key, second: leadsTo(live, id) };
    else hand.value = id === on ? NOTHING : { ...NOTHING, on: id };
  };
  const second = live ? (hand.value.second ?? live.mark?.[0] ?? null) : null;
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
 * The route under way: the one that was begun, or the one on which a thing that lies on a node goes to another.
 * @param {Offer[]} here @param {Graph} panel @returns {Offer | undefined}
 */
function begun(here, panel) {
  const { on, going } = hand.value;
  const chosen = here.find((one) => one.prompt.key === going && one.seconds.length > 0);
  if (chosen) return chosen;
  const node = panel.nodes.some((one) => one.id === on);
  return node ? undefined : here.find((one) => one.seconds.length > 0 && !one.arrows);
}

/** The nodes that the next touch may choose. @param {Offer | undefined} live @param {Graph} panel @returns {Set<string>} */
function goals(live, panel) {
  if (!live) return new Set();
  if (live.arrows) return nextArrow(live.seconds, hand.value.second);
  const nodes = new Set(panel.nodes.map((one) => one.id));
  return new Set(live.seconds.filter((one) => nodes.has(one)));
}

/** What a touch makes of the second thing: of a new arrow its upper end comes first. @param {Offer} live @param {string} id */
function leadsTo(live, id) {
  if (!live.arrows) return id;
  const upper = hand.value.second?.endsWith(">") ? hand.value.second : null;
  return upper ? `${upper}${id}` : `${id}>`;
}
