// Press and hold to see: by finger, by key, or switched on for a screen reader; covered in no time.
import { useLayoutEffect, useRef, useState } from "preact/hooks";

const LONGEST = 8000; // ms that a secret stays open under a resting thumb

/**
 * `held`: whether it is open; `spot`: where the finger lies; `face`: ref of what is shown, which is
 * hidden at once, before anything is drawn anew; `grip`: properties of what is held.
 * @param {() => void} [onOpen]
 */
export function useHold(onOpen) {
  const [held, setHeld] = useState(false);
  const [spot, setSpot] = useState({ x: innerWidth / 2, y: innerHeight * 0.6 });
  const face = useRef(/** @type {HTMLElement | null} */ (null));
  const open = (/** @type {{x: number, y: number} | null} */ at) => {
    if (at) setSpot(at);
    setHeld(true);
    onOpen?.();
  };
  const cover = () => {
    if (face.current) face.current.hidden = true;
    setHeld(false);
  };
  useLayoutEffect(() => {
    if (!held) return; // in the same breath as it opens: no blur may come too early to be heard
    const timer = setTimeout(cover, LONGEST);
    addEventListener("blur", cover);
    addEventListener("pagehide", cover);
    document.addEventListener("visibilitychange", cover);
    return () => {
      clearTimeout(timer);
      removeEventListener("blur", cover);
      removeEventListener("pagehide", cover);
      document.removeEventListener("visibilitychange", cover);
    };
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
  return { held, spot, face, grip, toggle: () => (held ? cover() : open(null)) };
}
