// The size of the window in rem, which changes with the reader's size of text.
import { signal } from "@preact/signals";

const measure = () => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return { w: innerWidth / rem, h: innerHeight / rem, rem };
};

/** The window in rem, and px of one rem. Follows the window and the reader's size of text. */
export const rems = signal(globalThis.document ? measure() : { w: 64, h: 48, rem: 16 });

if (globalThis.document) {
  // No event reports another size of text: an element of one rem is observed instead.
  const strip = document.createElement("i");
  strip.ariaHidden = "true";
  strip.style.cssText = "position:absolute;width:1rem;height:0;visibility:hidden";
  document.body.append(strip);
  const follow = () => {
    const { w, h, rem } = measure();
    const old = rems.value;
    if (old.w !== w || old.h !== h || old.rem !== rem) rems.value = { w, h, rem };
  };
  new ResizeObserver(follow).observe(strip);
  addEventListener("resize", follow);
}
