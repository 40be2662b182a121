// The QR for late guests: where the scene leaves room for it, with a sentence if that fits.
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { table, view } from "../store.js";
import { ui } from "../words.js";
import { stage } from "./stage.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box units of the stage */

/** Edge of the QR, as a part of the stage's height; on a full upright wall of its width. */
const EDGE = 0.125;
/** Lines of the sentence beside it; units of one of its letters, and of what is left free beside the longest line. */
const [LINES, LETTER, SPARE] = [3, 13.5, 24];
/** Units between the QR and everything else, and from the edges of the stage. */
const [AWAY, MARGIN, STEP] = [20, 24, 12];

/** Milliseconds until the place is looked at again. */
const AGAIN = 1000;

/** @param {Box} one @param {Box} other */
const overlaps = (one, other) =>
  one.x < other.x + other.w + AWAY &&
  other.x < one.x + one.w + AWAY &&
  one.y < other.y + other.h + AWAY &&
  other.y < one.y + one.h + AWAY;

/** Part of the stage: larger elements are background. */
const GROUND = 0.45;

/** Px of each piece of a large line, and how many pieces it is cut into. */
const [PIECE, PIECES] = [8, 96];

/** The outline of a shape as small boxes, so that its inside stays free. @param {SVGGeometryElement} one @returns {DOMRect[]} */
function linePieces(one) {
  if (!one.getBoundingClientRect().width) return []; // of what is not drawn WebKit tells no length
  const [length, onScreen] = [one.getTotalLength(), one.getScreenCTM() ?? undefined];
  return Array.from({ length: PIECES }, (_, at) => {
    const { x, y } = one.getPointAtLength((at * length) / PIECES).matrixTransform(onScreen);
    return new DOMRect(x - PIECE / 2, y - PIECE / 2, PIECE, PIECE);
  });
}

/** Whether the inside of this shape is in use: a table, a map. @param {SVGGeometryElement} one */
function isFrame(one) {
  const { width, height } = one.getBoundingClientRect();
  const { scale, w, h } = stage.value;
  return (
    one instanceof SVGEllipseElement ||
    (width * height > GROUND * w * h * scale * scale && getComputedStyle(one).stroke !== "none")
  );
}

/** The lines above and below a row or a part, for they may strike out the sentence; none has no height. @param {Element} one */
function rulesOf(one) {
  const { left, top, bottom, width } = one.getBoundingClientRect();
  const { borderTopWidth, borderBottomWidth } = getComputedStyle(one);
  const rule = (/** @type {number} */ y, /** @type {string} */ high) =>
    new DOMRect(left, y - 2, width, Number.parseFloat(high) && 4);
  return [rule(top, borderTopWidth), rule(bottom, borderBottomWidth)];
}

/** Whatever may be drawn: not the QR itself, not a page of the end that is not on show. */
const DRAWN =
  "*:not(.late-qr, .late-qr *, .leaves *, .glow, .rays, .rays *, .sr, .control *, .finale > :not(.on, .turning), .finale > :not(.on, .turning) *)";

/**
 * What is drawn on the stage, without grounds that cover almost half.
 * @param {Element} root @param {boolean} ruled with the lines of rows @returns {Box[]}
 */
function occupied(root, ruled) {
  const { scale, w, h } = stage.value;
  /** @type {DOMRect[]} */
  const found = [];
  const range = document.createRange();
  for (const one of root.querySelectorAll(DRAWN)) {
    if (one instanceof SVGElement) {
      if (one.matches(".edge")) found.push(one.getBoundingClientRect()); // where votes lie, soon
      if (one instanceof SVGGeometryElement && !one.closest("defs, clipPath, mask, symbol") && isFrame(one))
        found.push(...linePieces(one));
      else if (!one.firstElementChild && !one.closest("defs, clipPath, mask, symbol"))
        found.push(one.getBoundingClientRect());
      continue;
    }
    if (one.matches("button, img, figure, .g, .tk, .dial, .slab, .tiles li, .duels li"))
      found.push(one.getBoundingClientRect());
    if (one.matches(ruled ? "header, li, ul, section" : "header")) found.push(...rulesOf(one));
    for (const text of one.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
      range.selectNode(text);
      found.push(...range.getClientRects());
    }
  }
  return found
    .map((at) => ({ x: at.left / scale, y: at.top / scale, w: at.width / scale, h: at.height / scale }))
    .filter((at) => at.w > 1 && at.h > 1 && at.w * at.h < GROUND * w * h);
}

/** The first free place of this size: down the right edge, down the left one, then towards the middle. @param {Box[]} taken @param {number} w @param {number} h */
function freePlace(taken, w, h) {
  const right = stage.value.w - MARGIN - w;
  const between = Array.from({ length: Math.floor((right - MARGIN) / STEP) }, (_, i) => right - i * STEP);
  for (const x of [right, MARGIN, ...between]) {
    for (let y = MARGIN; y + h <= stage.value.h - MARGIN; y += STEP) {
      if (!taken.some((one) => overlaps({ x, y, w, h }, one))) return { x, y, w, h };
    }
  }
  return null;
}

/** Units across of the sentence, in this language. */
const sentenceWidth = () => Math.ceil(ui("screen-late").length / LINES) * LETTER + SPARE;

/** The place of the QR in a drawn scene; null: there is none. @param {Element} root @returns {Box | null} */
function findPlace(root) {
  const { w, h } = stage.value;
  const [edge, least] = [h, Math.min(w, h)].map((side) => Math.ceil(side * EDGE));
  const taken = occupied(root, false);
  const beside = root.querySelector("main .theatre")
    ? null
    : freePlace(occupied(root, true), edge + sentenceWidth(), edge); // no words on a curtain
  return beside ?? freePlace(taken, edge, edge) ?? freePlace(taken, least, least);
}

/** The QR; none while nobody may join, in a rehearsal, and in a lobby, which has its own. */
export function LateQr() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const paper = useRef(/** @type {HTMLElement | null} */ (null));
  const [at, setAt] = useState(/** @type {Box | null} */ (null));
  const { w, h } = stage.value;
  const key = JSON.stringify([view.value, w, h]);
  useLayoutEffect(() => {
    const kept = /** @type {HTMLTemplateElement | null} */ (document.getElementById("qr"));
    if (kept && paper.current && !paper.current.firstChild) paper.current.append(kept.content.cloneNode(true));
  });
  useLayoutEffect(() => {
    const root = box.current?.parentElement;
    if (!root) return;
    const look = () => setAt((old) => (old && isFree(root, old) ? old : findPlace(root)));
    let next = 0;
    const again = setInterval(look, AGAIN); // scenes move
    const soon = () => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(look);
    };
    soon();
    const watcher = new MutationObserver(soon);
    root.addEventListener("animationend", soon);
    // components are replaced, and fetched parts appear later
    watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["class"] });
    return () => {
      cancelAnimationFrame(next);
      root.removeEventListener("animationend", soon);
      clearInterval(again);
      watcher.disconnect();
    };
  }, [key]);
  const lobby = ["lobby", "empty"].includes(view.value?.scene ?? "");
  if (lobby || table.value?.door === "closed" || table.value?.rehearsal) return null;
  const style = at ? `left:${at.x}px;top:${at.y}px;width:${at.w}px;height:${at.h}px` : "visibility:hidden";
  return html`<aside aria-label=${ui("desk-qr-label")} class=${`late-qr ${view.value?.tone === "night" ? "dim" : ""}`} ref=${box} style=${style}>
    ${at && at.w > at.h && html`<p>${ui("screen-late")}</p>`}
    <div class="paper" ref=${paper} aria-hidden="true" style=${`width:${at?.h ?? 0}px`}></div>
  </aside>`;
}

/** @param {Element} root @param {Box} old */
function isFree(root, old) {
  const inside = old.x + old.w <= stage.value.w && old.y + old.h <= stage.value.h;
  const plain = old.w <= old.h;
  return (
    inside &&
    (plain || !root.querySelector("main .theatre")) &&
    old.h >= Math.ceil(Math.min(stage.value.w, stage.value.h) * EDGE) &&
    !occupied(root, !plain).some((one) => overlaps(old, one))
  );
}
