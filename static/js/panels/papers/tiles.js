// The story in a few words, one line for each night and day; the public screen draws it (wall/end/tiles.js).
import { html } from "htm/preact";
import { draw, say } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"tiles">} props */
export const Tiles = ({ panel }) => html`<section class="note">
  <h2>${say(panel.title)}</h2>
  ${panel.tiles.map((one, at) => html`<p key=${at}>${draw(one.label)}: ${draw(one.name)}. ${one.line && draw(one.line)}</p>`)}
</section>`;
