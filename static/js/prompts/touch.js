// Something done at a place of the board: on the board itself, or as a list of buttons without one.
import { html } from "htm/preact";
import { Foot } from "../parts/prompts/ask.js";
import { plain } from "../parts/shapes/thing-names.js";
import { draw, say, ui } from "../words.js";

/** @import { Place, Text } from "../types.d.ts" */

/** @param {import("../shapes.d.ts").PromptProps<"touch">} props */
export function Touch({ prompt, send, act }) {
  const places = [
    ...new Set([...(prompt.places ?? []), ...(prompt.reaches ?? []).flatMap((one) => one.places)]),
  ].sort();
  return html`<div class="choice touches">${places.map(
    (place) =>
      html`<div class="at" key=${place}><span class="num">${place}</span><${TouchAt} prompt=${prompt} send=${send} act=${act} place=${place} /></div>`,
  )}</div>`;
}

/** The buttons of one place. `hinted`: with the hint. @param {import("../shapes.d.ts").PromptProps<"touch"> & {place: number, hinted?: boolean}} props */
export function TouchAt({ prompt, send, act, place, hinted = false }) {
  const field = prompt.field ?? "slot";
  const reaching = (prompt.reaches ?? []).filter((one) => one.places.includes(place));
  const alike = (/** @type {string | Text} */ name) =>
    reaching.filter((one) => plain(one.name) === plain(name)).length > 1;
  return html`
    ${
      (prompt.places ?? []).includes(place) &&
      html`<${Foot} prompt=${prompt} act=${act} hint=${hinted && draw(prompt.hint)} onPress=${() => send({ [field]: place })}>${draw(prompt.label)}<//>`
    }
    ${reaching.map((one, at) => {
      const name = alike(one.name) ? ui("board-nth", { name: plain(one.name), number: at + 1 }) : one.name;
      const label = { t: prompt.label.t, p: { ...prompt.label.p, name } };
      return html`<${Foot} key=${one.piece} prompt=${prompt} act=${act}
        onPress=${() => send({ [field]: place, character: one.piece })}>${draw(label)}<//>`;
    })}
  `;
}

/**
 * What one piece may do, place by place.
 * @param {import("../shapes.d.ts").PromptProps<"touch"> & {piece: number, places: Place[]}} props `places`: of the board
 */
export function TouchBy({ prompt, send, act, piece, places }) {
  const reach = (prompt.reaches ?? []).find((one) => one.piece === piece);
  if (!reach) return null;
  const label = { t: prompt.label.t, p: { ...prompt.label.p, name: reach.name } };
  const give = (/** @type {number} */ place) => send({ [prompt.field ?? "slot"]: place, character: piece });
  const there = places.filter((one) => reach.places.includes(one.id));
  if (there.length === 1)
    return html`<${Foot} prompt=${prompt} act=${act} onPress=${() => give(there[0].id)}>${draw(label)}<//>`;
  return html`<div class="towards" role="group" aria-label=${say(label)} data-command=${prompt.command}>
    <span class="s">${draw(label)}</span>
    ${there.map((one) => html`<button type="button" class="num" key=${one.id} aria-label=${say(one.label)} onClick=${() => give(one.id)}>${one.id}</button>`)}
  </div>`;
}
