// How much room an element has, followed while the window changes.

import { useLayoutEffect, useState } from "preact/hooks";

/**
 * @param {{current: HTMLElement | null}} ref @param {{w: number, h: number}} [first] before it is measured
 * @returns {{w: number, h: number}} px, without the padding
 */
export function useBox(ref, first = { w: 640, h: 480 }) {
  const [box, setBox] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const [w, h] = [element.clientWidth, element.clientHeight];
      if (w && h) setBox((old) => (old.w === w && old.h === h ? old : { w, h }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return box;
}
