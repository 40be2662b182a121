// The stage of the public screen: drawn in units of a 1280 × 720 screen, and made as large as the screen is.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";

/** Units of the stage: across and high on a wide screen, across on an upright one. */
const ACROSS = 1280;
const HIGH = 720;
const UPRIGHT = 800;
/** What a rehearsal's mark takes at the foot of the window, as a part of its shorter side (css/screen.css). */
const MARK = 0.05;

/**
 * How many px of the screen one unit of the stage takes, and how large the stage is in units.
 * One unit is one CSS px of all style sheets and scripts: none of them knows how large the screen is.
 * @param {number} w px @param {number} h px @returns {{scale: number, w: number, h: number, upright: boolean}}
 */
export function fit(w, h) {
  const upright = h > w;
  const scale = upright ? w / UPRIGHT : Math.min(w / ACROSS, h / HIGH);
  return { scale, w: w / scale, h: h / scale, upright };
}

function fitted() {
  const mark = document.body.dataset.rehearsal ? MARK * Math.min(innerWidth, innerHeight) : 0;
  return fit(Math.max(1, innerWidth), Math.max(1, innerHeight - mark));
}

/** The stage as it stands now. */
export const stage = signal(fitted());

/** @param {{children?: import("../shapes.d.ts").Drawn}} props */
export function Stage({ children }) {
  useLayoutEffect(() => {
    const follow = () => (stage.value = fitted());
    addEventListener("resize", follow);
    follow();
    return () => removeEventListener("resize", follow);
  }, []);
  const { scale, w, h, upright } = stage.value;
  const style = `width:${w}px;height:${h}px;transform:scale(${scale})`;
  return html`<div class=${upright ? "public upright" : "public"} style=${style}>${children}</div>`;
}
