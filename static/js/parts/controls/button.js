// The button: ember, framed or a link; one that cannot be pressed says why and can still be found.
import { html } from "htm/preact";

const LOOKS = { main: "go", quiet: "go quiet", link: "ln" };

/**
 * @param {{weight?: "main" | "quiet" | "link", off?: boolean, busy?: boolean, onPress?: () => void, onTry?: () => void,
 *   children?: import("../../shapes.d.ts").Drawn, class?: string, [more: string]: unknown}} props
 *   `off`: cannot be pressed now; it keeps its place in the order of focus and its description, and tells `onTry` when it is pressed
 */
export function Button({
  weight = "main",
  off = false,
  busy = false,
  onPress,
  onTry,
  children,
  class: more = "",
  ...rest
}) {
  const press = () => {
    if (off) onTry?.();
    else if (!busy) onPress?.();
  };
  return html`<button type="button" ...${rest} class=${`${LOOKS[weight]} ${more}`} onClick=${press}
    aria-disabled=${off ? "true" : undefined} aria-busy=${busy ? "true" : undefined}><span>${children}</span></button>`;
}
