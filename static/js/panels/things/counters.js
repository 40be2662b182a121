// Counters in front of the seats: what each has of everything that is counted.
import { html } from "htm/preact";
import { draw, nameOf, ui } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"counters">} props */
export function Counters({ panel }) {
  return html`<section class="counters">
    <h2 class="sr">${draw(panel.title)}</h2>
    ${(panel.trays ?? []).map(
      (tray) => html`<div key=${tray.seat} class=${`tray ${tray.turn ? "turn" : ""}`}>
        <h3>${tray.turn && html`<i class="g h" role="img" aria-label=${ui("board-turn")}></i>`}<bdi>${nameOf(tray.seat)}</bdi>
          ${tray.note && html`<span class="s">${draw(tray.note)}</span>`}</h3>
        <dl>${tray.counters.map(
          (one, at) => html`<div key=${at} class=${`${one.large ? "large" : ""} ${one.low ? "low" : ""}`}>
            <dt>${draw(one.label)}</dt><dd class="num">${one.value}</dd></div>`,
        )}</dl>
      </div>`,
    )}
  </section>`;
}
