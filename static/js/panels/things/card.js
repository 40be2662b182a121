// A secret card: a back that turns while it is held, and covers at once when let go.
import { html } from "htm/preact";
import { Emblem, Rays } from "../../parts/shapes/emblem.js";
import { useHold } from "../../parts/secrets/hold.js";
import { cardKey, lookedAt } from "../../parts/secrets/card-seen.js";
import { lettersOf } from "../../parts/shapes/letters-of.js";
import { rems } from "../../parts/shapes/text-size.js";
import { hush } from "../../store.js";
import { draw, say, ui } from "../../words.js";

/** By how the last look ended: the sentence under the card. @type {Record<string, string>} */
const AFTER = { itself: "phone-card-itself", short: "phone-card-short", "": "phone-card-look-around" };

/** @param {import("../../shapes.d.ts").PanelProps<"card">} props */
export function Card({ panel }) {
  const first = lookedAt.value !== cardKey(panel);
  const hold = useHold({ first, onSeen: () => (lookedAt.value = cardKey(panel)) });
  // The thumb print is far below the text, so that the thumb hides nothing.
  return html`<section class="card">
    <div class="grip" ...${hold.grip} role="button" tabindex="0">
      <span class="sr">${ui("phone-card-covered")} </span>
      <div class="back">
        <${Rays} name="rays-card" size=${47.5} top="calc(50% - 23.75rem)" />
        <span class="frame"></span>
        <${Emblem} name="lantern" size=${8.25} />
      </div>
      <div class="under">
        <h1>${ui("phone-card-hold")}</h1>
        <${Print} calm=${!first} />
        <p role="status">${ui(AFTER[hold.ended === "short" && !first ? "" : hold.ended])}</p>
      </div>
    </div>
    <button type="button" class="ln sr-focus" aria-pressed=${hold.held ? "true" : "false"} onClick=${hold.toggle}>
      ${ui("phone-card-toggle")}
    </button>
    ${hold.held && html`<${Face} panel=${panel} hold=${hold} />`}
  </section>`;
}

/** Where the thumb goes. @param {{calm?: boolean}} props `calm`: it is not the thing to do now */
function Print({ calm = false }) {
  if (hush.value) return null;
  return html`<span class="print"><${Emblem} name="rays-thumb" class=${calm ? "" : "em"} size="auto" />
    <svg class="e" viewBox="72 0 180 92" aria-hidden="true"><path d="M132 84a30 30 0 0 1 60 0M142 84a20 20 0 0 1 40 0M152 84a10 10 0 0 1 20 0" /></svg></span>`;
}

/** @param {{panel: import("../../types.d.ts").Card, hold: ReturnType<typeof useHold>}} props */
function Face({ panel, hold }) {
  const from = { "--x": `${hold.spot.x}px`, "--y": `${hold.spot.y}px` };
  const lines = panel.lines ?? [];
  const long = lines.map((line) => say(line)).join("").length > 190;
  // The text is above the finger; without the picture if the finger is high.
  const high = hold.spot.y < 28 * rems.value.rem ? "high" : "";
  return html`<div class=${`face ${long ? "tight" : ""} ${high}`} ref=${hold.face} style=${from} role="status" data-seen=${hold.seen ? "" : undefined}>
    <div class="glow"></div>
    ${!hush.value && html`<${Rays} size=${38.75} top="-9rem" />`}
    ${!hush.value && html`<${Emblem} name=${panel.emblem} size="auto" class="figure" />`}
    <h1 style=${lettersOf(say(panel.name))}>${draw(panel.name)}</h1>
    <hr class="g b" />
    ${lines.map((line, at) => html`<p class=${at ? "more" : "does"}>${draw(line)}</p>`)}
    <div class="thumb">
      <${Print} />
      <p class="t">${ui("phone-card-release")}</p>
    </div>
  </div>`;
}
