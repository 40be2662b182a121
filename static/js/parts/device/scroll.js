// What is scrolled into view: a new question from its top, and what has just unfolded.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

const CLICK = 80; // ms until the click that follows a touch has been dispatched
const ENDS = ["touchend", "touchcancel"];
const PASSIVE = { capture: true, passive: true };

let touching = false;
let topPending = false;

/** @param {Event & {touches?: TouchList, pointerType?: string}} event */
function trackTouch(event) {
  if (event.pointerType && event.pointerType !== "mouse") return; // touch events follow for these
  // A touch ends at the element where it began, even if that was removed from the page.
  if (event.type === "touchstart") for (const end of ENDS) event.target?.addEventListener(end, trackTouch, PASSIVE);
  touching = event.touches ? event.touches.length > 0 : event.type === "pointerdown";
  if (!touching && topPending) setTimeout(scrollToTop, CLICK);
}
for (const type of ["pointerdown", "pointerup", "pointercancel", "touchstart", ...ENDS])
  addEventListener(type, trackTouch, PASSIVE);

/** Scrolls to the top, unless a field is being filled in; while a control is held, after that. */
export function scrollToTop() {
  topPending = touching;
  const writes = document.activeElement?.matches("input, textarea, select");
  if (!touching && !writes) scrollTo({ top: 0, behavior: "instant" });
}

/** Scrolls to the top when the question changes. @param {string} question its name, empty while nothing is shown */
export function useTop(question) {
  const last = useRef(question);
  useLayoutEffect(() => {
    const another = last.current !== "" && last.current !== question;
    last.current = question;
    if (another) scrollToTop();
  }, [question]);
}

/** Px at the lower edge that a sticky button covers. @param {HTMLElement} part */
function coveredHeight(part) {
  const sheet = part.closest("dialog");
  const { left, right } = part.getBoundingClientRect();
  let most = 0;
  for (const band of document.querySelectorAll(".main, .foot, .act")) {
    const box = band.getBoundingClientRect();
    const beside = box.right <= left || box.left >= right || box.top > innerHeight || box.bottom < innerHeight - 2;
    if (beside || band.contains(part) || part.contains(band) || band.closest("dialog") !== sheet) continue;
    if (getComputedStyle(band).position === "sticky") most = Math.max(most, innerHeight - box.top);
  }
  return most;
}

/** Scrolls until the part is wholly above such a button, or its top is at the top. @param {HTMLElement} part */
export function scrollIntoSight(part) {
  part.style.scrollMarginBottom = `${coveredHeight(part) + 8}px`;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  part.scrollIntoView({ block: "nearest", behavior: still ? "instant" : "smooth" });
}

/** The ref of a part that a choice makes appear, to scroll it into sight. @template {HTMLElement} T @param {unknown} choice empty: nothing appears @returns {{current: T | null}} */
export function useReveal(choice) {
  const part = useRef(/** @type {T | null} */ (null));
  const last = useRef(choice);
  useEffect(() => {
    if (last.current !== choice && choice && part.current) scrollIntoSight(part.current);
    last.current = choice;
  }, [choice]);
  return part;
}

/** Scrolls a fold into sight when a person opens it. */
export function followFolds() {
  let pressed = /** @type {Element | null} */ (null);
  const press = (/** @type {Event} */ event) => {
    pressed = /** @type {Element} */ (event.target).closest?.("summary")?.parentElement ?? null;
  };
  const unfold = (/** @type {Event} */ event) => {
    const fold = event.target;
    if (fold instanceof HTMLDetailsElement && fold === pressed && fold.open) scrollIntoSight(fold);
  };
  addEventListener("click", press, { capture: true });
  addEventListener("toggle", unfold, { capture: true });
}
