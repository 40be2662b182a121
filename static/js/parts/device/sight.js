// What is scrolled into view: a new question from its top, and what has just unfolded.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

const CLICK = 80; // ms until the click of a finger that has gone has arrived where it was meant
const ENDS = ["touchend", "touchcancel"];
const PASSIVE = { capture: true, passive: true };

let held = false;
let owed = false;

/** @param {Event & {touches?: TouchList, pointerType?: string}} event */
function follow(event) {
  if (event.pointerType && event.pointerType !== "mouse") return; // told by the touches themselves
  // The end of a touch goes to where it began, even if that has gone from the page meanwhile.
  if (event.type === "touchstart") for (const end of ENDS) event.target?.addEventListener(end, follow, PASSIVE);
  held = event.touches ? event.touches.length > 0 : event.type === "pointerdown";
  if (!held && owed) setTimeout(toTop, CLICK);
}
for (const type of ["pointerdown", "pointerup", "pointercancel", "touchstart", ...ENDS])
  addEventListener(type, follow, PASSIVE);

/** The view stays at a line that is being written, and at a control that is held. */
export function toTop() {
  owed = held;
  const writes = document.activeElement?.matches("input, textarea, select");
  if (!held && !writes) scrollTo({ top: 0, behavior: "instant" });
}

/** Another question opens at its top. @param {string} question its name, empty while nothing is shown */
export function useTop(question) {
  const last = useRef(question);
  useLayoutEffect(() => {
    const another = last.current !== "" && last.current !== question;
    last.current = question;
    if (another) toTop();
  }, [question]);
}

/** How much of the edge below a button covers that stays at the thumb. @param {HTMLElement} part */
function covered(part) {
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

/** Scrolls until it stands wholly above that button, or its top is on top. @param {HTMLElement} part */
export function reveal(part) {
  part.style.scrollMarginBottom = `${covered(part) + 8}px`;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  part.scrollIntoView({ block: "nearest", behavior: still ? "instant" : "smooth" });
}

/** Where to put what a choice lets appear. @template {HTMLElement} T @param {unknown} choice empty: nothing appears @returns {{current: T | null}} */
export function useReveal(choice) {
  const part = useRef(/** @type {T | null} */ (null));
  const last = useRef(choice);
  useEffect(() => {
    if (last.current !== choice && choice && part.current) reveal(part.current);
    last.current = choice;
  }, [choice]);
  return part;
}

/** A fold that a person opens comes into sight; one that is painted open moves nothing. */
export function followFolds() {
  let pressed = /** @type {Element | null} */ (null);
  const press = (/** @type {Event} */ event) => {
    pressed = /** @type {Element} */ (event.target).closest?.("summary")?.parentElement ?? null;
  };
  const unfold = (/** @type {Event} */ event) => {
    const fold = event.target;
    if (fold instanceof HTMLDetailsElement && fold === pressed && fold.open) reveal(fold);
  };
  addEventListener("click", press, { capture: true });
  addEventListener("toggle", unfold, { capture: true });
}
