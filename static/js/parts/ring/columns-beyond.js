// How many columns of a wide table lie beyond its right edge.
import { useEffect, useState } from "preact/hooks";

/**
 * @param {{current: HTMLElement | null}} place what is scrolled @param {number} columns redo when their number changes
 * @returns {number} columns that are cut, or out of sight, to the right
 */
export function useBeyond(place, columns) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const measure = () => setCount(hidden(box));
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    box.addEventListener("scroll", measure, { passive: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener("scroll", measure);
    };
  }, [columns]);
  return count;
}

/** @param {HTMLElement} box */
function hidden(box) {
  const edge = box.getBoundingClientRect().right;
  return [...box.querySelectorAll("thead th")].filter((one) => {
    const head = one.getBoundingClientRect();
    return head.width > 0 && head.right > edge + 6;
  }).length;
}
