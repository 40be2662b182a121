// Press and hold to see a secret: by finger, by key, or switched on for a screen reader; covered on release.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useCover } from "./cover.js";

const LONGEST = 8000; // ms that a secret stays open under a resting thumb
const FIRST = 20000; // the same, for a first-time reader
const SEEN = 1000; // ms in sight before it counts as seen

/**
 * `held`: whether it is open. `seen`: whether it was in sight long enough this time. `ended`: how the
 * last look ended, "itself" (time was up), "short" (too soon to have been read) or "". `spot`: where
 * the finger lies. `face`: ref of what is shown, which is hidden at once, before anything is drawn
 * anew. `grip`: properties of what is held.
 * @param {{first?: boolean, onSeen?: () => void}} [how] `first`: it was never read on this device;
 *   `onSeen` is called once it counts as seen
 */
export function useHold({ first = false, onSeen } = {}) {
  const [held, setHeld] = useState(false);
  const [seen, setSeen] = useState(false);
  const [ended, setEnded] = useState("");
  const [spot, setSpot] = useState({ x: innerWidth / 2, y: innerHeight * 0.75 });
  const face = useRef(/** @type {HTMLElement | null} */ (null));
  const since = useRef(0);
  const open = (/** @type {{x: number, y: number} | null} */ at) => {
    if (at) setSpot(at);
    since.current = performance.now();
    setSeen(false);
    setHeld(true);
  };
  const cover = () => {
    if (face.current) face.current.hidden = true;
    if (since.current) setEnded(performance.now() - since.current < SEEN ? "short" : "");
    since.current = 0;
    setHeld(false);
  };
  useCover(held, cover, first ? FIRST : LONGEST, () => {
    cover();
    setEnded("itself");
  });
  useLayoutEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => {
      setSeen(true);
      onSeen?.();
    }, SEEN);
    return () => clearTimeout(timer);
  }, [held]);
  const grip = {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (event.button) return;
      /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
      open({ x: event.clientX, y: event.clientY });
    },
    // More text than fits is read by sliding the finger that holds.
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      if (held && face.current) face.current.scrollTop = (spot.y - event.clientY) * 2;
    },
    onPointerUp: cover,
    onPointerCancel: cover,
    onLostPointerCapture: cover,
    onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (![" ", "Enter"].includes(event.key)) return;
      event.preventDefault();
      if (!event.repeat) open(null);
    },
    onKeyUp: cover,
    onBlur: cover,
  };
  return { held, seen, ended, spot, face, grip, toggle: () => (held ? cover() : open(null)) };
}
