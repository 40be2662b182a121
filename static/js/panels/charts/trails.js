// Things on their way: the stops behind each, printed like stamps, the next one, and where it is.
import { html } from "htm/preact";
import { draw, nameOf, ui } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"trails">} props */
export function Trails({ panel }) {
  return html`<section class="trails">
    <h2>${draw(panel.title)}</h2>
    <ol>
      ${(panel.trails ?? []).map(
        (trail, i) => html`<li key=${i} class=${trail.over ? "over" : ""}>
        <p class="name"><b class="t">${draw(trail.label)}</b> <span class="s">${draw(trail.place)}</span></p>
        <ol class="stops">${trail.stops.map((stop, n) => html`<${Stop} key=${n} stop=${stop} />`)}</ol>
      </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {{stop: import("../../types.d.ts").Stop}} props */
function Stop({ stop }) {
  return html`<li class=${stop.state} aria-current=${stop.state === "next" ? "step" : undefined}>
    <span>${draw(stop.label)}</span>
    ${stop.seat != null && html`<small><bdi>${nameOf(stop.seat)}</bdi></small>`}
    <span class="sr">${ui(`ui-stop-${stop.state}`)}</span>
  </li>`;
}
