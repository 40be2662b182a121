// A secret card: a back that turns while it is held, and covers at once when let go.
import { html } from "htm/preact";
import { Emblem, Rays } from "../parts/emblem.js";
import { useHold } from "../parts/hold.js";
import { cardKey, turned } from "../parts/turned.js";
import { hush } from "../store.js";
import { draw, say, ui } from "../words.js";

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
  const long = lines.map((/** @type {any} */ line) => say(line)).join("").length > 190;
  return html`<div class=${`face ${long ? "tight" : ""}`} ref=${hold.face} style=${from} role="status">
    <div class="glow"></div>
    ${!hush.value && html`<${Rays} size=${38.75} top="-9rem" />`}
    ${!hush.value && html`<${Emblem} name=${panel.emblem} size="auto" class="figure" />`}
    <h1 style=${{ "--letters": longest(say(panel.name)) }}>${draw(panel.name)}</h1>
    <hr class="g b" />
    ${lines.map((/** @type {any} */ line, /** @type {number} */ at) => html`<p class=${at ? "more" : "does"}>${draw(line)}</p>`)}
    <div class="thumb">
      ${
        !hush.value &&
        html`<span class="print"><${Emblem} name="rays-thumb" class="em" size="auto" />
          <svg class="e" viewBox="72 0 180 92" aria-hidden="true"><path d="M132 84a30 30 0 0 1 60 0M142 84a20 20 0 0 1 40 0M152 84a10 10 0 0 1 20 0" /></svg></span>`
      }
      <p class="t">${ui("phone-card-release")}</p>
    </div>
  </div>`;
}
