// A sealed entry is covered when the device is not touched for a while; one touch shows it again.
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ui } from "../../words.js";

const PATIENCE = 10_000; // ms without a touch

/** @typedef {{covered: boolean, touched: () => void}} Cover */

/**
 * Whether the entry is covered; the button must hide it then, too.
 * @param {boolean} on there is something to hide @returns {Cover}
 */
export function useVeil(on) {
  const [shut, setShut] = useState(false);
  const timer = useRef(0);
  const touched = () => {
    setShut(false); // the first point that is written must not cover itself
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShut(true), PATIENCE);
  };
  useEffect(() => {
    const hide = () => document.hidden && setShut(true);
    document.addEventListener("visibilitychange", hide);
    touched();
    return () => {
      document.removeEventListener("visibilitychange", hide);
      clearTimeout(timer.current);
    };
  }, []);
  return { covered: on && shut, touched };
}

/** @param {{of: Cover, children: import("../../shapes.d.ts").Drawn}} props */
export function Veil({ of: { covered, touched }, children }) {
  return html`<div class=${`veiled ${covered ? "shut" : ""}`} onPointerDown=${touched} onKeyDown=${touched}>
    <div class="under" inert=${covered}>${children}</div>
    ${covered && html`<button type="button" class="cov veil" onClick=${touched}><span>${ui("ui-veil")}</span></button>`}
  </div>`;
}
