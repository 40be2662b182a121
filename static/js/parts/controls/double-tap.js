// A double tap is one tap: its second half does not press what appeared under the finger.

/** From a tap until another question at the same place may be answered, in ms. */
const SOON = 600;

/** @typedef {{name: string, place: DOMRect, at: number}} Tapped what was pressed last, where it stood, and when (ms) */

/** What a button does; a number in it may go on. @param {Element} button */
const nameOf = (button) =>
  `${/** @type {HTMLElement | null} */ (button.closest("[data-command]"))?.dataset.command}:${button.textContent}`.replace(
    /\d/g,
    "",
  );

/**
 * Whether a tap was meant for what stood there a moment ago.
 * @param {Tapped | null} last @param {string} name @param {{x: number, y: number, at: number}} tap
 */
export function isSecondHalf(last, name, { x, y, at }) {
  if (!last || last.name === name || at - last.at >= SOON) return false;
  const { left, right, top, bottom } = last.place;
  return left <= x && x <= right && top <= y && y <= bottom;
}

/**
 * Keeps a double tap from pressing two great buttons. Only fingers, and the double click of a mouse:
 * keys and single clicks press as fast as they like.
 * @param {EventTarget} page
 */
export function takeDoubleTapsOnce(page = window) {
  /** @type {Tapped | null} */
  let last = null;
  let finger = false;
  page.addEventListener(
    "pointerdown",
    (event) => (finger = /** @type {PointerEvent} */ (event).pointerType !== "mouse"),
    true,
  );
  page.addEventListener(
    "click",
    (event) => {
      const { target, detail, clientX: x, clientY: y, timeStamp: at } = /** @type {MouseEvent} */ (event);
      const button = /** @type {Element} */ (target).closest("button");
      if (!button || !detail) return; // a key
      const name = nameOf(button);
      if ((finger || detail > 1) && button.matches(".go") && isSecondHalf(last, name, { x, y, at }))
        event.stopImmediatePropagation();
      else last = { name, place: button.getBoundingClientRect(), at };
    },
    true,
  );
}
