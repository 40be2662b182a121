// The largest of a few font sizes at which text fits a box.
import { useLayoutEffect, useRef } from "preact/hooks";
import { hush } from "../../store.js";

/**
 * At night the box of the words is the same on every phone (safety: P3), so the words give way.
 * By day the sheet decides, and the element has no size of its own.
 * @param {string} words what stands in the element now
 * @param {number[]} sizes in rem, the largest first
 * @returns {{current: HTMLElement | null}} the ref of the element
 */
export function useFit(words, sizes) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const dark = hush.value;
  useLayoutEffect(() => {
    const fit = () => {
      const box = place.current;
      if (!box) return;
      if (!dark) return box.removeAttribute("style");
      for (const size of sizes) {
        box.style.fontSize = `${size}rem`;
        if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) return;
      }
    };
    fit();
    // The letters of the title come after the words, and a phone may be turned.
    document.fonts?.ready.then(fit);
    // The box is measured in letters: another size of text makes it larger, and no event of the window reports that.
    const sizer = new ResizeObserver(fit);
    if (place.current) sizer.observe(place.current);
    return () => sizer.disconnect();
  }, [words, dark]);
  return place;
}
