// How a game is played: five pictures with one sentence each, one after the other.
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ui } from "../../words.js";
import { Sheet } from "./sheet.js";

const PAGES = 5;
/** Px that a finger has to go for the next page. */
const SWIPE = 48;
/** The drawings of a game, once requested. @type {Map<string, Promise<Element[]>>} */
const loaded = new Map();

/**
 * An address relative to this module: the page data has none for it.
 * @param {string} name
 */
const urlOf = (name) => new URL(name, import.meta.url).href;

/** The drawings of a game, one file a game. @param {string} game */
function drawings(game) {
  const known = loaded.get(game);
  if (known) return known;
  const coming = fetch(urlOf(`../icons/learn/${game}.svg`))
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`${answer.status}`))))
    .then((text) => [...new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("symbol")]);
  loaded.set(game, coming);
  coming.catch(() => loaded.delete(game));
  return coming;
}

/** Loads the style sheet of these pages. */
function addStyle() {
  const href = urlOf("lesson.css");
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

/** @param {{game: string, onClose: () => void}} props */
export function Pages({ game, onClose }) {
  const [at, setAt] = useState(0);
  const [from, setFrom] = useState(0);
  const picture = useRef(/** @type {SVGSVGElement | null} */ (null));
  const turn = (/** @type {number} */ by) => setAt(Math.min(PAGES - 1, Math.max(0, at + by)));
  useEffect(() => {
    let shown = true;
    // Without its picture a page still has its words.
    drawings(game)
      .then((all) => {
        const place = picture.current;
        if (!shown || !place) return;
        place.textContent = "";
        place.append(...[...all[at].childNodes].map((one) => one.cloneNode(true)));
      })
      .catch(() => {});
    return () => {
      shown = false;
    };
  }, [game, at]);
  useEffect(addStyle, []);
  const last = at === PAGES - 1;
  const lift = (/** @type {TouchEvent} */ event) => {
    const gone = event.changedTouches[0].clientX - from;
    if (Math.abs(gone) > SWIPE) turn(gone < 0 ? 1 : -1);
  };
  return html`<${Sheet} title=${ui("learn-title")} onClose=${onClose} class="lesson">
    <div class="pages" onTouchStart=${(/** @type {TouchEvent} */ event) => setFrom(event.touches[0].clientX)} onTouchEnd=${lift}>
      <svg ref=${picture} viewBox="0 0 360 300" aria-hidden="true"></svg>
      <div aria-live="polite">
        <p class="sr">${ui("learn-at", { at: at + 1, count: PAGES })}</p>
        <h3>${ui(`learn-${game}-${at + 1}`)}</h3>
        <p class="lead">${ui(`learn-${game}-${at + 1}-line`)}</p>
      </div>
    </div>
    <p class="count" aria-hidden="true">${[...Array(PAGES).keys()].map((i) => html`<i key=${i} class=${i === at ? "now" : ""}></i>`)}</p>
    <div class="steps">
      ${at > 0 && html`<button type="button" class="ln" onClick=${() => turn(-1)}>${ui("learn-back")}</button>`}
      <button type="button" class="go" onClick=${last ? onClose : () => turn(1)}>${ui(last ? "learn-done" : "learn-on")}</button>
    </div>
  <//>`;
}
