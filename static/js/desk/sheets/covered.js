// A panel that is visible only while it is held: the choice of the night and its answer.
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { useHold } from "../../parts/secrets/hold.js";
import { Show } from "../../parts/shapes/show.js";
import { draw, ui } from "../../words.js";

/** @param {{panel: import("../../types.d.ts").Panel, components?: import("../../shapes.d.ts").PanelComponents}} props */
export function Covered({ panel, components }) {
  const hold = useHold();
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  // Opens upward if there is no room below.
  const above = hold.held && (place.current?.getBoundingClientRect().top ?? 0) > innerHeight * 0.4;
  return html`<section class="secret" ref=${place}>
    <div class="cov" ...${hold.grip} role="button" tabindex="0" aria-expanded=${hold.held ? "true" : "false"}>
      <span>${"title" in panel && panel.title ? draw(panel.title) : ui("desk-secret")}</span>
      <span class="how">${ui(hold.ended === "itself" ? "phone-card-itself" : "desk-hold")}</span>
    </div>
    ${
      hold.held &&
      html`<div class=${above ? "opened above" : "opened"} ref=${hold.face} role="status">
        <${Show} panel=${{ ...panel, title: undefined, covered: false }} components=${components} />
      </div>`
    }
  </section>`;
}
