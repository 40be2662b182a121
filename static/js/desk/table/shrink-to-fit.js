// Shrinks the content of a box in steps until it fits.
import { useLayoutEffect, useRef } from "preact/hooks";

/** Values of `data-tight` in the style sheets. */
const STEPS = ["no", "some", "much"];

/**
 * The ref of the box, which is measured after every render.
 * @param {string} [part] selector of its part that must hold all, if it is not the place itself
 */
export function useTight(part) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const fit = () => {
    const whole = place.current;
    const box = part ? whole?.querySelector(part) : whole;
    for (const step of STEPS) {
      if (!whole || !box) return;
      whole.dataset.tight = step;
      if (box.scrollHeight <= box.clientHeight + 1) return;
    }
  };
  useLayoutEffect(fit);
  useLayoutEffect(() => {
    document.fonts?.ready.then(fit);
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, []);
  return place;
}
