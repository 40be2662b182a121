// Pages that turn by themselves on the wall, until a touch or a key.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "htm/preact";
import { stage } from "./stage.js";

/** Milliseconds until the next page. */
const PACE = 12000;

/** Keys that turn a page: how many, forwards. @type {Record<string, number>} */
const KEYS = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 };

/**
 * Which of so many pages is on show: the next one after a while, until a key or a touch turns them by hand.
 * @param {number} count @returns {{at: number, still: boolean}}
 */
export function useTurning(count) {
  const [at, setAt] = useState(0);
  const [still, setStill] = useState(false);
  const shown = Math.min(at, count - 1);
  const turn = (/** @type {number} */ by) => setAt((old) => (Math.min(old, count - 1) + by + count) % count);
  useEffect(() => {
    if (still || count < 2) return undefined;
    const timer = setTimeout(() => turn(1), PACE);
    return () => clearTimeout(timer);
  }, [shown, still, count]);
  useLayoutEffect(() => {
    const byHand = (/** @type {number} */ by) => {
      setStill(true);
      turn(by);
    };
    const onKey = (/** @type {KeyboardEvent} */ event) => KEYS[event.key] && byHand(KEYS[event.key]);
    const onTouch = (/** @type {PointerEvent} */ event) => {
      const spot = /** @type {Element} */ (event.target);
      if (!spot.closest?.("button, a")) byHand(event.clientX < innerWidth / 3 ? -1 : 1);
    };
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", onTouch);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onTouch);
    };
  }, [count]);
  return { at: shown, still };
}

/**
 * One part of a story on as many pages as it needs: text continues in the next column.
 * @param {{shown: number, columns: number, onCount: (count: number) => void, children?: import("../shapes.d.ts").Drawn}} props
 *   `shown`: which of its pages, or one outside of them. `columns`: side by side on a page
 */
export function StoryPages({ shown, columns, onCount, children }) {
  const flow = useRef(/** @type {HTMLElement | null} */ (null));
  const { w, h } = stage.value;
  const [count, setCount] = useState(1);
  useEffect(() => {
    const box = flow.current;
    if (!box) return undefined;
    const measure = () => {
      if (!box.clientWidth) return; // taken away, or not laid out yet
      const gap = Number.parseFloat(getComputedStyle(box).columnGap) || 0;
      const pages = Math.max(1, Math.round((box.scrollWidth + gap) / (box.clientWidth + gap)));
      setCount(pages);
      onCount(pages);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    for (const one of [box, ...box.children]) watcher.observe(one);
    document.fonts?.ready.then(measure);
    return () => watcher.disconnect();
  }, [w, h, columns, children]);
  const on = shown >= 0 && shown < count;
  useEffect(() => {
    const box = flow.current;
    if (box && on)
      box.scrollLeft = shown * (box.clientWidth + (Number.parseFloat(getComputedStyle(box).columnGap) || 0));
  });
  return html`<section class=${on ? "sheaf on" : "sheaf"} inert=${!on}>
    <div class="flow" ref=${flow} style=${`columns:${columns}`}>${children}</div>
  </section>`;
}
