// Covers a secret again after a while, and as soon as the page is hidden.
import { useLayoutEffect } from "preact/hooks";

/**
 * @param {boolean} open @param {() => void} cover
 * @param {number} longest ms that it lies open @param {() => void} [late] covers it then
 */
export function useCover(open, cover, longest, late = cover) {
  useLayoutEffect(() => {
    if (!open) return; // a layout effect, so that no blur is missed
    const timer = setTimeout(late, longest);
    addEventListener("blur", cover);
    addEventListener("pagehide", cover);
    document.addEventListener("visibilitychange", cover);
    return () => {
      clearTimeout(timer);
      removeEventListener("blur", cover);
      removeEventListener("pagehide", cover);
      document.removeEventListener("visibilitychange", cover);
    };
  }, [open]);
}
