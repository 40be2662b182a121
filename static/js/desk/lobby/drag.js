// Drags a name to another chair while the others make room.
import { useLayoutEffect, useRef, useState } from "preact/hooks";

const FAR = 12; // px: less is a tap
const LATELY = 400; // ms after a drag in which its click is ignored

/** The ring with one seat at another place. @param {number[]} ring @param {number} seat @param {number} place 0 first */
export function moved(ring, seat, place) {
  const others = ring.filter((one) => one !== seat);
  return [...others.slice(0, place), seat, ...others.slice(place)];
}

/**
 * @param {number[]} ring the seats, clockwise
 * @param {(seat: number, place: number) => Promise<unknown>} onMove `place` in the ring, 0 first
 * @returns `order`: the ring as it is drawn now. `board`, `grip`: of the chairs. `moved`: whether a drag has just ended
 */
export function useDrag(ring, onMove) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const held = useRef(
    /** @type {{seat: number, x: number, y: number, moves: boolean, last: PointerEvent,
     *   chairs: {x: number, y: number}[]} | null} */ (null),
  );
  const endedAt = useRef(0);
  const [target, setTarget] = useState(/** @type {{seat: number, place: number} | null} */ (null));
  const order = target && ring.includes(target.seat) ? moved(ring, target.seat, target.place) : ring;
  const now = useRef({ order, onMove });
  now.current = { order, onMove };

  const chair = (/** @type {number} */ seat) =>
    /** @type {HTMLElement | null} */ (board.current?.querySelector(`[data-seat="${seat}"]`) ?? null);

  /** Where the chair of a seat stands: people move, chairs do not. @param {number} seat */
  function middle(seat) {
    const { x = 0, y = 0, width = 0, height = 0 } = chair(seat)?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Keep the dragged name under the finger, wherever its chair is by now. */
  function follow() {
    const grab = held.current;
    const element = grab?.moves && chair(grab.seat);
    if (!grab || !element) return;
    element.style.translate = "none";
    const rect = element.getBoundingClientRect();
    element.classList.add("dragged");
    element.style.translate = `${grab.last.clientX - rect.x - rect.width / 2}px ${grab.last.clientY - rect.y - rect.height / 2}px`;
  }
  useLayoutEffect(follow);

  /** @param {PointerEvent} event */
  function move(event) {
    const grab = held.current;
    if (!grab) return;
    grab.last = event;
    if (!grab.moves && Math.hypot(event.clientX - grab.x, event.clientY - grab.y) < FAR) return;
    grab.moves = true;
    follow();
    const place = nearest(grab.chairs, event.clientX, event.clientY);
    if (place !== now.current.order.indexOf(grab.seat)) setTarget({ seat: grab.seat, place });
  }

  /** @param {boolean} counts */
  async function drop(counts) {
    const grab = held.current;
    held.current = null;
    listen(false);
    if (!grab?.moves) return;
    endedAt.current = Date.now();
    const element = chair(grab.seat);
    element?.classList.remove("dragged");
    if (element) element.style.translate = "";
    const place = now.current.order.indexOf(grab.seat);
    if (counts && place !== ring.indexOf(grab.seat)) await now.current.onMove(grab.seat, place);
    setTarget(null);
  }

  const listeners = useRef({ pointermove: move, pointerup: () => drop(true), pointercancel: () => drop(false) });
  /** The name that is dragged may be drawn anew meanwhile: the page itself follows the finger. @param {boolean} on */
  function listen(on) {
    for (const [name, handler] of Object.entries(listeners.current)) {
      const listener = /** @type {EventListener} */ (handler);
      on ? addEventListener(name, listener) : removeEventListener(name, listener);
    }
  }

  const grip = (/** @type {number} */ seat) => ({
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (event.button || held.current) return;
      held.current = {
        seat,
        x: event.clientX,
        y: event.clientY,
        moves: false,
        last: event,
        chairs: now.current.order.map(middle),
      };
      listeners.current = { pointermove: move, pointerup: () => drop(true), pointercancel: () => drop(false) };
      listen(true);
    },
  });

  return { board, grip, order, moved: () => Date.now() - endedAt.current < LATELY };
}

/** The place whose chair is nearest to the finger. @param {{x: number, y: number}[]} chairs @param {number} x @param {number} y */
function nearest(chairs, x, y) {
  const far = chairs.map((one) => Math.hypot(one.x - x, one.y - y));
  return far.indexOf(Math.min(...far));
}
