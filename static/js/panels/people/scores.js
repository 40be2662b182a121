// One large number for each seat; turn and lead are also words.
import { html } from "htm/preact";
import { draw, nameOf, ui } from "../../words.js";

const LONG = 11; // letters of a name that stands whole in a fifth of a wall

/** @param {import("../../shapes.d.ts").PanelProps<"scores">} props */
export function Scores({ panel }) {
  // Where one name is set smaller, all are: they stand side by side.
  const long = (panel.scores ?? []).some((one) => nameOf(one.seat).length > LONG) ? "long" : "";
  return html`<section class="scores">
    <h2>${draw(panel.title)}</h2>
    <ul>
      ${(panel.scores ?? []).map(
        (
          one,
        ) => html`<li key=${one.seat} class=${[one.turn && "turn", one.leads && "leads", one.seat === panel.own && "own"].filter(Boolean).join(" ")}>
        <b class="num">${one.value}</b>
        <span class="who"><bdi class=${long}>${nameOf(one.seat)}</bdi>
          ${one.leads && html`<small class="lead">${draw(panel.lead)}</small> `}${one.note && html`<small>${draw(one.note)}</small>`}</span>
        ${one.turn && html`<span class="sr">${ui("ui-seat-turn")}</span>`}
      </li>`,
      )}
    </ul>
  </section>`;
}
