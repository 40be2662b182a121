// The public screen while people come: a QR to read from the sofa, the code to shout, who is here.
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { Emblem, Rays } from "../../parts/shapes/emblem.js";
import { shrink } from "../../parts/shapes/letters.js";
import { spoken, table, view } from "../../store.js";
import { draw, ui } from "../../words.js";
import { gameName } from "../table/game.js";

/** Letters of a word that is broken in the largest size. */
const WIDE = 12;

/** Letters of a name that takes one line of a third of the room, and lines that there is room for in large letters. */
const LINE = 15;
const LINES = 4;

/** Letters of all names together that still fit in the larger size. */
const CROWDED = 400;

/** @param {{panels: import("../../types.d.ts").Panel[]}} props */
export function Gathering({ panels }) {
  const seats = table.value?.seats ?? [];
  const waits = new Set(
    panels
      .find((panel) => panel.kind === "circle")
      ?.marks.filter((mark) => mark.waits)
      .map((mark) => mark.seat),
  );
  const ring = (table.value?.ring ?? [])
    .map((id) => seats.find((seat) => seat.id === id))
    .filter((seat) => seat !== undefined);
  const code = spoken(table.value?.code);
  const letters = ring.reduce((sum, seat) => sum + seat.name.length, 0);
  const size =
    ring.length > 24
      ? "crowd"
      : letters > CROWDED
        ? "many packed"
        : ring.length > 12 || lines(ring) > LINES
          ? "many"
          : ring.some((seat) => wide(seat.name))
            ? "few long"
            : "few";
  return html`<main class="gathering">
    <div class="light"><${Rays} size=${94} top="calc(50% - 47rem)" /></div>
    <${Paper} />
    <div class="words">
      <div class="game">${view.value?.emblem && html`<${Emblem} name=${view.value.emblem} size=${5.25} class="hue" />`}<h1>${gameName() || draw(view.value?.title)}</h1></div>
      <p class="how">${table.value?.door === "closed" ? ui("screen-door-closed") : ui("screen-how")}</p>
      <p class=${`t num spoken ${code.length > 10 ? "long" : ""}`}>${code}</p>
      <p class="address">${host()}</p>
      <hr class="g b" />
      <h2>${ui("screen-people", { count: ring.length })}</h2>
      <ul class=${`here ${size}`}>${ring.map((seat) => html`<li key=${seat.id} class=${`${waits.has(seat.id) ? "waits" : ""} ${shrink(seat.name) < 1 ? "endless" : ""}`}><bdi>${seat.name}</bdi></li>`)}</ul>
    </div>
  </main>`;
}

/** Whether a word of this name is too long for a third of the room. @param {string} name */
const wide = (name) => name.split(" ").some((word) => word.length > WIDE);

/** How many lines three names beside each other take, row below row. @param {{name: string}[]} seats @returns {number} */
const lines = (seats) =>
  seats.length &&
  Math.max(...seats.slice(0, 3).map(({ name }) => Math.ceil(name.length / LINE))) + lines(seats.slice(3));

/** The address in the QR, without what a person would not type. */
function host() {
  const link = document.getElementById("qr")?.dataset.link;
  return link ? new URL(link).host : location.host;
}

/** The QR that the page brought along: its address is the one that phones can reach. */
function Paper() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const kept = /** @type {HTMLTemplateElement | null} */ (document.getElementById("qr"));
    if (kept) place.current?.append(kept.content.cloneNode(true));
  }, []);
  return html`<div class="paper" ref=${place} role="img" aria-label=${ui("desk-qr-label")}></div>`;
}
