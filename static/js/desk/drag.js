// Dragging a name to another chair: it goes where the finger leaves it, between its new neighbours.
import { useRef } from "preact/hooks";

const FAR = 12; // px: less is a tap

/**
 * @param {number[]} ring the seats, clockwise
 * @param {(seat: number, place: number) => void} onMove `place` in the ring, 0 first
 */
export function useDrag(ring, onMove) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const held = useRef(/** @type {{seat: number, x: number, y: number, moved: boolean} | null} */ (null));
  const lately = useRef(0);

  const grip = (/** @type {number} */ seat) => ({
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (event.button) return;
      held.current = { seat, x: event.clientX, y: event.clientY, moved: false };
      /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const grab = held.current;
      if (!grab) return;
      const [dx, dy] = [event.clientX - grab.x, event.clientY - grab.y];
      if (!grab.moved && Math.hypot(dx, dy) < FAR) return;
      grab.moved = true;
      const element = /** @type {HTMLElement} */ (event.currentTarget);
      element.classList.add("dragged");
      element.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => drop(event, true),
    onPointerCancel: (/** @type {PointerEvent} */ event) => drop(event, false),
  });

  /** @param {PointerEvent} event @param {boolean} counts */
  function drop(event, counts) {
    const grab = held.current;
    held.current = null;
    const element = /** @type {HTMLElement} */ (event.currentTarget);
    element.classList.remove("dragged");
    element.style.translate = "";
    if (!grab?.moved) return;
    lately.current = Date.now();
    const place = counts && board.current ? nearest(board.current, grab.seat, event.clientX, event.clientY) : null;
    if (place !== null && place !== ring.indexOf(grab.seat)) onMove(grab.seat, place);
  }

  /** The chair that is nearest to the finger. @param {HTMLElement} box @param {number} seat @param {number} x @param {number} y */
  function nearest(box, seat, x, y) {
    let best = { place: /** @type {number | null} */ (null), far: Infinity };
    for (const one of box.querySelectorAll("[data-seat]")) {
      const chair = Number(/** @type {HTMLElement} */ (one).dataset.seat);
      const rect = one.getBoundingClientRect();
      const far = Math.hypot(rect.x + rect.width / 2 - x, rect.y + rect.height / 2 - y);
      if (far < best.far) best = { place: ring.indexOf(chair), far };
    }
    return best.place === ring.indexOf(seat) ? null : best.place;
  }

  return { board, grip, moved: () => Date.now() - lately.current < 400 };
}
