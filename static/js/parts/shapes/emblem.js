// One emblem of the sprite that the page carries: no request, the colour of the text around it.
import { html } from "htm/preact";

/**
 * @param {{name: string, size?: number | string, label?: string, class?: string, box?: string}} props
 *   `size` in rem, any length, or "auto": as the style sheet says; without `label` it is decoration
 */
export function Emblem({ name, size = 1.5, label, class: more = "", box }) {
  const side = typeof size === "number" ? `${size}rem` : size;
  const style = side === "auto" ? undefined : { width: side, height: side };
  return html`<svg class=${`e ${more}`} viewBox=${box} style=${style} focusable="false"
    role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    <use href=${`#e-${name}`} />
  </svg>`;
}

/** Carved light behind the one thing that matters. @param {{name?: string, size: number, top?: string}} props */
export function Rays({ name = "rays", size, top = "0" }) {
  const place = { width: `${size}rem`, height: `${size}rem`, left: `calc(50% - ${size / 2}rem)`, top };
  return html`<svg class="rays" style=${place} aria-hidden="true"><use href=${`#e-${name}`} /></svg>`;
}
