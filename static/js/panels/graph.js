// Nodes and arrows: a drawing where there is room, an outline on a phone; parts of it may be tapped.
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { useBox } from "../parts/box.js";
import { draw, nameOf, say, ui } from "../words.js";

/**
 * @typedef {{id: string, label: any, x: number, row: number, line: number, depth: number, seat?: number,
 *   count?: number, tokens?: any[], turn?: boolean, own?: boolean}} Node
 * @typedef {{open: Set<string>, chosen: (string | null)[], onTap: (id: string) => void}} Tapping
 */

const NARROW = 560; // px: below it the outline is drawn
const LINE = 66; // px of a line of the outline, and of a row of things on it
const ROW = 28;
const INDENT = 22;

/** Px of a line of the outline. @param {Node} node */
const lineOf = (node) => LINE + ROW * Math.ceil((node.tokens?.length ?? 0) / 4);
/** Px from the middle of a drawn node to its edge. @param {Node} node @param {number} wide */
const halfOf = (node, wide) =>
  34 + (ROW / 2) * Math.ceil((node.tokens?.length ?? 0) / Math.max(1, Math.min(3, Math.floor((wide - 78) / 55))));

/** @param {{panel: any, tapping?: Tapping}} props `tapping`: what may be tapped just now, and what was */
export function Graph({ panel, tapping }) {
  const frame = useRef(null);
  const box = useBox(frame, { w: 360, h: 400 });
  const nodes = /** @type {Node[]} */ (panel.nodes ?? []);
  const narrow = box.w < NARROW;
  const laid = spread(nodes, panel, box);
  const above = (/** @type {number} */ line) =>
    nodes.reduce((sum, node) => sum + (node.line < line ? lineOf(node) : 0), 0);
  const place = (/** @type {Node} */ node) =>
    narrow ? { x: node.depth * INDENT, y: above(node.line) } : laid.at(node);
  const high = narrow ? above(nodes.length) : undefined;
  return html`<figure class=${`graph ${narrow ? "outline" : "drawn"}`} aria-label=${say(panel.title)}>
    <div class="field" ref=${frame} style=${high ? `height:${high}px` : `min-height:${laid.least}px`}>
      <${Lines} panel=${panel} nodes=${nodes} place=${place} box=${box} narrow=${narrow} tapping=${tapping} />
      <ul>${[...nodes]
        .sort((a, b) => a.line - b.line)
        .map(
          (node) =>
            html`<${Box} key=${node.id} node=${node} at=${place(node)} panel=${panel} tapping=${tapping} box=${box} narrow=${narrow} />`,
        )}</ul>
    </div>
    <p class="sr">${(panel.arrows ?? []).map((/** @type {string[]} */ [a, b]) => arrowWords(panel, `${a}>${b}`)).join("; ")}</p>
  </figure>`;
}

/** What an arrow is called. @param {any} panel @param {string} id */
export function arrowWords(panel, id) {
  const [above, below] = id
    .split(">")
    .map((one) => panel.nodes.find((/** @type {Node} */ node) => node.id === one)?.label);
  return ui("ui-arrow", { above: above ?? "", below: below ?? "" });
}

/** The wide drawing: every row as high as its highest node, the rest shared out between the rows. @param {Node[]} nodes @param {any} panel @param {{w: number, h: number}} box */
function spread(nodes, panel, box) {
  const column = box.w / Math.max(panel.columns, 1);
  const wide = Math.min(column - 14, 300);
  const rows = [...Array(panel.rows).keys()].map((row) =>
    Math.max(...nodes.map((node) => (node.row === row ? 2 * halfOf(node, wide) : 0))),
  );
  const full = rows.reduce((sum, one) => sum + one, 0);
  const gap = Math.max(14, (box.h - full) / panel.rows);
  const top = (/** @type {number} */ row) => rows.slice(0, row).reduce((sum, one) => sum + one + gap, gap / 2);
  const at = (/** @type {Node} */ node) => ({
    x: (node.x + 0.5) * column,
    y: top(node.row) + rows[node.row] / 2,
    half: halfOf(node, wide),
  });
  return { least: full + 26 * panel.rows, at };
}

/** The arrows, each a cut that ends in a hand. @param {any} props */
function Lines({ panel, nodes, place, box, narrow, tapping }) {
  const by = new Map(nodes.map((/** @type {Node} */ node) => [node.id, { ...place(node), line: lineOf(node) }]));
  const all = (panel.arrows ?? []).map((/** @type {string[]} */ [a, b]) => ({
    id: `${a}>${b}`,
    from: by.get(a),
    to: by.get(b),
  }));
  return html`<svg class="arrows" aria-hidden="true" width=${box.w} height="100%">
      ${all.map((/** @type {any} */ one) => html`<${Cut} key=${one.id} ...${one} narrow=${narrow} on=${tapping?.chosen.includes(one.id)} />`)}
    </svg>
    ${
      tapping &&
      all
        .filter((/** @type {any} */ one) => tapping.open.has(one.id))
        .map((/** @type {any} */ one) => {
          const at = middle(one, narrow);
          return html`<button type="button" key=${one.id} class=${`tap ${tapping.chosen.includes(one.id) ? "sel" : ""}`}
            style=${`left:${at.x}px;top:${at.y}px`} aria-label=${arrowWords(panel, one.id)}
            aria-pressed=${tapping.chosen.includes(one.id) ? "true" : "false"} onClick=${() => tapping.onTap(one.id)}><i></i></button>`;
        })
    }`;
}

/** @param {any} arrow @param {boolean} narrow */
function middle({ from, to }, narrow) {
  if (narrow) return { x: Math.min(from.x, to.x) + 10, y: to.y + 6 };
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** @param {any} props */
function Cut({ from, to, narrow, on }) {
  if (!from || !to) return null;
  const [a, b] = narrow
    ? [
        { x: from.x + 10, y: from.y + from.line - 8 },
        { x: to.x - 2, y: to.y + 30 },
      ]
    : [
        { x: from.x, y: from.y + from.half },
        { x: to.x, y: to.y - to.half - 6 },
      ];
  const path = narrow
    ? `M${a.x} ${a.y} V${b.y} H${b.x}`
    : `M${a.x} ${a.y} C${a.x} ${(a.y + b.y) / 2} ${b.x} ${(a.y + b.y) / 2} ${b.x} ${b.y}`;
  const head = narrow
    ? `M${b.x - 7} ${b.y - 6} L${b.x + 4} ${b.y} L${b.x - 7} ${b.y + 6}Z`
    : `M${b.x - 7} ${b.y - 9} L${b.x} ${b.y + 4} L${b.x + 7} ${b.y - 9}Z`;
  return html`<g class=${on ? "on" : ""}><path class="line" d=${path} /><path class="head" d=${head} /></g>`;
}

/** @param {any} props one node with what lies on it */
function Box({ node, at, panel, tapping, box, narrow }) {
  const open = tapping?.open.has(node.id);
  const chosen = tapping?.chosen.includes(node.id);
  const kind = [
    "node",
    node.turn && "turn",
    node.own && "own",
    node.seat == null && "void",
    chosen && "sel",
    tapping && !open && !chosen && "shut",
  ];
  const style = narrow
    ? `left:${at.x}px;top:${at.y}px;right:0`
    : `left:${at.x}px;top:${at.y}px;width:${Math.min(box.w / Math.max(panel.columns, 1) - 14, 300)}px`;
  const inside = html`<b class="num" aria-label=${`${node.count ?? 0} ${say(panel.counted)}`}>${node.count ?? 0}</b>
    <span class="what"><span class="t">${draw(node.label)}</span>
      <span class="who">${node.seat == null ? draw(panel.empty) : html`<bdi>${nameOf(node.seat)}</bdi>`}</span>
      ${node.tokens?.length > 0 && html`<span class="tokens">${node.tokens.map((/** @type {any} */ token) => html`<${Token} key=${token.id} token=${token} />`)}</span>`}
    </span>`;
  return html`<li class=${kind.filter(Boolean).join(" ")} style=${style} data-node=${node.id}>
    ${open ? html`<button type="button" aria-pressed=${chosen ? "true" : "false"} onClick=${() => tapping.onTap(node.id)}>${inside}</button>` : html`<div>${inside}</div>`}
  </li>`;
}

/** A thing on a node: its name, and its stamps. @param {{token: any}} props */
function Token({ token }) {
  const done = token.done ?? 0;
  return html`<span class="token"><b aria-hidden="true">${token.mark}</b><span class="sr">${draw(token.label)}</span><span>${done}/${token.of ?? 0}</span></span>`;
}
