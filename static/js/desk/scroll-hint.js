// Shows that the page, or a scrolling column, goes on below its edge, and scrolls there.
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ui } from "../words.js";

/** Px below which nothing is shown. */
const LITTLE = 24;

/** @param {{column?: boolean}} props `column`: of its parent instead of the page */
export function ScrollHint({ column = false }) {
  const spot = useRef(/** @type {HTMLElement | null} */ (null));
  const [more, setMore] = useState(false);
  const scrolled = () => (column && spot.current?.parentElement) || document.documentElement;
  const measure = () => {
    const { scrollTop, clientHeight, scrollHeight } = scrolled();
    setMore(scrollHeight - clientHeight - scrollTop > LITTLE);
  };
  useEffect(() => {
    // The content changes its size by itself: observe all of that.
    const place = scrolled();
    const watcher = new ResizeObserver(measure);
    const watch = () => {
      for (const part of [place, document.body, ...(column ? place.children : [])]) watcher.observe(part);
    };
    const another = new MutationObserver(watch);
    another.observe(place, { childList: true });
    watch();
    addEventListener("scroll", measure, { passive: true, capture: true });
    return () => {
      watcher.disconnect();
      another.disconnect();
      removeEventListener("scroll", measure, { capture: true });
    };
  }, []);
  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const go = () =>
    scrolled().scrollBy({ top: scrolled().clientHeight * 0.6, behavior: still() ? "instant" : "smooth" });
  return html`<div class=${column ? "more-below within" : "more-below"} ref=${spot}>
    ${more && html`<button type="button" tabindex="-1" aria-hidden="true" onClick=${go}>${ui("desk-more-below")}</button>`}
  </div>`;
}
