// A secret card: a back that turns while it is held, and covers at once when let go.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { Emblem, Rays } from "../parts/emblem.js";
import { useHold } from "../parts/hold.js";
import { hush } from "../store.js";
import { draw, say, ui } from "../words.js";

/** The card that was last looked at on this device, so that «I have seen it» can wait for it. */
export const turned = signal("");

/** What tells one card from another. @param {import("../shapes.d.ts").Panel} panel */
export const cardKey = (panel) => JSON.stringify([panel.name, panel.lines]);

/** @param {import("../shapes.d.ts").PanelProps} props */
export function Card({ panel }) {
  const hold = useHold(() => (turned.value = cardKey(panel)));
  return html`<section class="card">
    <div class="back" ...${hold.grip} role="button" tabindex="0" aria-label=${ui("phone-card-hold-label")}>
      <${Rays} name="rays-card" size=${47.5} top="calc(50% - 23.75rem)" />
      <span class="frame"></span>
      <${Emblem} name="lantern" size=${8.25} />
    </div>
    <div class="under">
      <h1>${ui("phone-card-hold")}</h1>
      <p>${ui("phone-card-look-around")}</p>
      <button type="button" class="ln sr-focus" aria-pressed=${hold.held ? "true" : "false"} onClick=${hold.toggle}>
        ${ui("phone-card-toggle")}
      </button>
    </div>
    ${hold.held && html`<${Face} panel=${panel} hold=${hold} />`}
  </section>`;
}

/** Letters of the longest word: the name is set as large as it fits. @param {string} name */
const longest = (name) => Math.max(6, ...name.split(/\s/).map((word) => word.length));

/** @param {{panel: import("../shapes.d.ts").Panel, hold: ReturnType<typeof useHold>}} props */
function Face({ panel, hold }) {
  const from = { "--x": `${hold.spot.x}px`, "--y": `${hold.spot.y}px` };
  const lines = panel.lines ?? [];
  return html`<div class="face" ref=${hold.face} style=${from} role="status">
    <div class="glow"></div>
    ${!hush.value && html`<${Rays} size=${38.75} top="-9rem" />`}
    ${!hush.value && html`<${Emblem} name=${panel.emblem} size="clamp(5rem, 22vh, 10.25rem)" />`}
    <h1 style=${{ "--letters": longest(say(panel.name)) }}>${draw(panel.name)}</h1>
    <hr class="g b" />
    ${lines.map((/** @type {any} */ line, /** @type {number} */ at) => html`<p class=${at ? "more" : "does"}>${draw(line)}</p>`)}
    <div class="thumb">
      ${!hush.value && html`<${Emblem} name="rays-thumb" class="em arc" size="auto" />`}
      <p class="t">${ui("phone-card-release")}</p>
    </div>
  </div>`;
}
