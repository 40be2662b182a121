// Draws nodes and arrows: downward on wide screens, as an outline on a phone; nodes, tokens and arrows may be tapped.
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useBox } from "../shapes/element-size.js";
import { arrowOf, layOut } from "./forest-layout.js";
import { page } from "../../store.js";
import { draw, nameOf, say, ui } from "../../words.js";

/** @import { Graph, Node, Text, Token as Thing } from "../../types.d.ts" */
/** @import { Spot } from "./forest-layout.js" */
/** @typedef {ReturnType<typeof arrowOf> & {id: string, shared: boolean}} Arrow `shared`: its hand lies on another one */
/**
 * @typedef {{open: Set<string>, chosen: (string | null)[], marks?: Map<string, Text>, onTap: (id: string) => void}} Tapping
 *   `marks`: what is said beside a node
 */

const FIRST = 64; // px of a node that has not been measured yet
const HEADS = { down: 30, low: 18, outline: 20, upright: 34 }; // px

/** @param {{panel: Graph, tapping?: Tapping}} props `tapping`: what may be tapped just now, and what was */
export function Drawing({ panel, tapping }) {
  const [frame, list] = [useRef(null), useRef(null)];
  const box = useBox(frame, { w: 360, h: 400 });
  const bounded = page.kind === "screen";
  const tall = useHeights(list);
  const nodes = [...panel.nodes].sort((a, b) => a.line - b.line);
  const forest = { nodes, columns: panel.columns, rows: panel.rows };
  const { way, low, spots, least, scale } = layOut(forest, box, (id) => tall.get(id) ?? FIRST, bounded);
  const high = way === "outline" && !bounded ? `height:${least}px` : `min-height:${least}px`;
  return html`<figure class=${`graph ${way === "outline" ? way : `drawn ${low ? "low" : ""}`}`} aria-label=${say(panel.title)}>
    <div class="field" ref=${frame} style=${high}>
      <div class="drawing" style=${scale < 1 ? `transform:scale(${scale})` : undefined}>
      <${Lines} panel=${panel} spots=${spots} way=${way} size=${HEADS[low ? "low" : bounded && way === "outline" ? "upright" : way]} tapping=${tapping} />
      <ul ref=${list}>${nodes.map((node) => html`<${Box} key=${node.id} node=${node} at=${spots.get(node.id)} panel=${panel} tapping=${tapping} />`)}</ul>
      </div>
    </div>
    <p class="sr">${panel.arrows.map(([a, b]) => arrowWords(panel, `${a}>${b}`)).join("; ")}</p>
  </figure>`;
}

/**
 * The measured height of each node: names wrap, some have tokens, and letters may be large.
 * @param {{current: HTMLElement | null}} list @returns {Map<string, number>} px, by node
 */
function useHeights(list) {
  const [heights, setHeights] = useState(/** @type {Map<string, number>} */ (new Map()));
  const measure = () => {
    const items = /** @type {HTMLElement[]} */ ([...(list.current?.children ?? [])]);
    const seen = new Map(items.map((item) => [item.dataset.node ?? "", item.offsetHeight]));
    const same = (/** @type {Map<string, number>} */ old) =>
      old.size === seen.size && [...seen].every(([id, high]) => old.get(id) === high);
    setHeights((old) => (same(old) ? old : seen));
  };
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    if (!list.current) return undefined;
    const watcher = new ResizeObserver(measure);
    for (const item of list.current.children) watcher.observe(item);
    return () => watcher.disconnect();
  }, []);
  return heights;
}

/** What an arrow is called. @param {Graph} panel @param {string} id */
export function arrowWords(panel, id) {
  const [above, below] = id.split(">").map((one) => panel.nodes.find((node) => node.id === one)?.label);
  return ui("ui-arrow", { above: above ?? "", below: below ?? "" });
}

/** The arrows, each a cut that ends in a hand. @param {{panel: Graph, spots: Map<string, Spot>, way: "down" | "outline", size: number, tapping?: Tapping}} props */
function Lines({ panel, spots, way, size: head, tapping }) {
  const all = panel.arrows
    .filter(([a, b]) => spots.has(a) && spots.has(b))
    .map(([a, b]) => ({
      id: `${a}>${b}`,
      ...arrowOf(/** @type {Spot} */ (spots.get(a)), /** @type {Spot} */ (spots.get(b)), way, head),
      // Heads of several arrows on one node overlap: these are tapped on their shafts.
      shared: panel.arrows.filter(([, lower]) => lower === b).length > 1,
    }));
  const on = (/** @type {string} */ id) => tapping?.chosen.includes(id);
  return html`<svg class="arrows" aria-hidden="true" width="100%" height="100%">
      ${all.map(
        (one) => html`<g key=${one.id} class=${on(one.id) ? "on" : ""}>
        <path class="line" d=${one.path} /><${Head} tip=${one.tip} size=${head} emblem=${panel.tip} /></g>`,
      )}
    </svg>
    ${
      tapping &&
      all
        .filter((one) => tapping.open.has(one.id))
        .map(
          (one) => html`<button type="button" key=${one.id} class=${`tap ${on(one.id) ? "sel" : ""}`}
            style=${spotOf(one, head)} aria-label=${arrowWords(panel, one.id)} data-arrow=${one.id}
            aria-pressed=${on(one.id) ? "true" : "false"} onClick=${() => tapping.onTap(one.id)}></button>`,
        )
    }`;
}

/** Where an arrow is touched: at its hand, or on its shaft. @param {Arrow} one @param {number} head px @returns {string} */
function spotOf({ tip, tap, shared }, head) {
  const back = tip.turn ? { x: tip.x, y: tip.y - head / 2 } : { x: tip.x - head / 2, y: tip.y };
  const { x, y } = shared ? tap : back;
  return `left:${x}px;top:${y}px`;
}

/** What an arrow ends in. @param {{tip: {x: number, y: number, turn: number}, size: number, emblem?: string}} props */
function Head({ tip, size, emblem }) {
  const turned = `translate(${tip.x} ${tip.y}) rotate(${tip.turn})`;
  if (!emblem) return html`<path class="head" transform=${turned} d=${`M${-size} -8L0 0L${-size} 8Z`} />`;
  return html`<g class="head" transform=${turned}><use href=${`#e-${emblem}`} x=${-size} y=${-size / 2} width=${size} height=${size} /></g>`;
}

/** One node with what lies on it. @param {{node: Node, at: Spot, panel: Graph, tapping?: Tapping}} props */
function Box({ node, at, panel, tapping }) {
  const { tokens = [] } = node;
  const open = tapping?.open.has(node.id);
  const chosen = tapping?.chosen.includes(node.id);
  const mark = tapping?.marks?.get(node.id);
  const kind = [
    "node",
    node.turn && "turn",
    node.own && "own",
    node.seat == null && "void",
    chosen && "sel",
    tapping && !open && !chosen && "shut",
  ];
  const style = `left:${at.x}px;top:${at.y}px;width:${at.w}px`;
  const inside = html`<b class="num" aria-label=${`${node.count ?? 0} ${say(panel.counted)}`}>${node.count ?? 0}</b>
    <span class="t">${draw(node.label)}</span>
    <span class="who">${node.seat == null ? draw(panel.empty) : html`<bdi>${nameOf(node.seat)}</bdi>`}${node.note && html`<small>, ${draw(node.note)}</small>`}</span>`;
  return html`<li class=${kind.filter(Boolean).join(" ")} style=${style} data-node=${node.id}>
    ${tapping && open ? html`<button type="button" class="plate" aria-pressed=${chosen ? "true" : "false"} onClick=${() => tapping.onTap(node.id)}>${inside}${mark && html`<span class="goal">${draw(mark)}</span>`}</button>` : html`<div class="plate">${inside}</div>`}
    ${tokens.length > 0 && html`<span class="lies">${tokens.map((token) => html`<${Token} key=${token.id} token=${token} tapping=${tapping} />`)}</span>`}
  </li>`;
}

/** A thing on a node: its name, and its stamps. @param {{token: Thing, tapping?: Tapping}} props */
function Token({ token, tapping }) {
  const inside = html`<span class="token"><b aria-hidden="true">${token.mark}</b><span class="sr">${draw(token.label)}</span><span>${token.done ?? 0}/${token.of ?? 0}</span></span>`;
  if (!tapping?.open.has(token.id)) return inside;
  const chosen = tapping.chosen.includes(token.id);
  return html`<button type="button" class=${chosen ? "hold sel" : "hold"} data-token=${token.id} aria-pressed=${chosen ? "true" : "false"}
    onClick=${() => tapping.onTap(token.id)}>${inside}</button>`;
}
