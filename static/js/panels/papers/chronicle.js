// The story of the game in words, chapter by chapter.

import { html } from "htm/preact";
import { say, ui } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"chronicle">} props */
export function Chronicle({ panel }) {
  return html`<section class="chronicle">
    <h2>${ui("ui-chronicle")}</h2>
    <dl>
      ${panel.chapters.map(
        (chapter, i) => html`<div key=${i}>
        <dt>${say(chapter.title)}</dt>
        <dd>${chapter.lines.map((line, k) => html`<p key=${k}>${say(line)}</p>`)}</dd>
      </div>`,
      )}
    </dl>
  </section>`;
}
