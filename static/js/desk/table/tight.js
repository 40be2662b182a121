// A box with more content than room: content is made smaller in steps before it scrolls or is cut.
import { useLayoutEffect, useRef } from "preact/hooks";

/** What the sheet knows as `data-tight`. */
const STEPS = ["no", "some", "much"];

/**
 * The ref of the place. It is looked at after every drawing: what stands in it has changed then.
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
