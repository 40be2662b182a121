// How many seats lie below the edge of the screen, hidden behind the button at the thumb.
import { useEffect, useState } from "preact/hooks";

/**
 * @param {{current: HTMLElement | null}} place @param {number} seats redo when their number changes
 * @returns {{count: number, go: (still: boolean) => void}} `go` scrolls on, without motion if `still`
 */
export function useBelow(place, seats) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let waiting = 0;
    const measure = () => {
      waiting = 0;
      setCount(place.current ? hidden(place.current) : 0);
    };
    const soon = () => {
      waiting ||= requestAnimationFrame(measure);
    };
    soon();
    const watcher = new ResizeObserver(soon);
    watcher.observe(document.body);
    addEventListener("scroll", soon, { passive: true });
    addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(waiting);
      watcher.disconnect();
      removeEventListener("scroll", soon);
      removeEventListener("resize", soon);
    };
  }, [seats]);
  const go = (/** @type {boolean} */ still) =>
    scrollBy({ top: innerHeight * 0.6, behavior: still ? "instant" : "smooth" });
  return { count, go };
}

/** @param {HTMLElement} place */
function hidden(place) {
  const foot = document.querySelector("main .foot")?.getBoundingClientRect();
  let count = 0;
  for (const seat of place.querySelectorAll("li")) {
    const box = seat.getBoundingClientRect();
    const under = foot && box.right > foot.left && box.left < foot.right ? foot.top : innerHeight;
    if (box.top + box.height * 0.6 > under) count += 1;
  }
  return count;
}
