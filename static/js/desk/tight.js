// A column that has more to say than room: its letters give way in steps, and only then it scrolls.
import { useLayoutEffect, useRef } from "preact/hooks";

/** What the sheet knows as `data-tight`. */
const STEPS = ["no", "some", "much"];

/** The ref of the column. It is looked at after every drawing: what stands in it has changed then. */
export function useTight() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const fit = () => {
    const box = place.current;
    for (const step of STEPS) {
      if (!box) return;
      box.dataset.tight = step;
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
