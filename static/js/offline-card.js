// The own card on the page without a server: of the last view, as long as this tab lives (decision 11).

import { recall, TAB } from "./stored.js";

/** @typedef {{name: string, lines: string[]}} Kept as parts/device/last-view.js writes it down */
const LONGEST = 8000; // ms that a secret stays open under a resting thumb

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The card, if it is this tab that was shown it. @param {string} code @param {number} seat @returns {Kept | undefined} */
function cardOf(code, seat) {
  const fits = (/** @type {{seat?: number, cards?: Kept[]}} */ one) =>
    one.seat === seat && Boolean(one.cards?.[0]?.lines);
  return recall(`veglia:card:${code}`, { cards: [] }, fits, TAB).cards[0];
}

/** Press and hold to see; what is covered stands nowhere on the page. @param {string} code @param {number} seat */
export function setUpCard(code, seat) {
  const card = cardOf(code, seat);
  $("card").hidden = !card;
  $("away").hidden = Boolean(card);
  if (!card) return;
  const [back, face, toggle] = [$("back"), $("face"), $("toggle")];
  let timer = 0;
  const cover = () => {
    clearTimeout(timer);
    face.hidden = true;
    toggle.ariaPressed = "false";
    $("face-text").replaceChildren();
  };
  const open = () => {
    const lines = [card.name, ...card.lines].map((text, at) => {
      const line = document.createElement(at ? "p" : "h2");
      line.textContent = text;
      return line;
    });
    $("face-text").replaceChildren(...lines);
    face.hidden = false;
    toggle.ariaPressed = "true";
    timer = setTimeout(cover, LONGEST);
  };
  back.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    back.setPointerCapture(event.pointerId);
    open();
  });
  back.addEventListener("keydown", (event) => {
    if (![" ", "Enter"].includes(event.key)) return;
    event.preventDefault();
    if (!event.repeat) open();
  });
  // A screen reader holds nothing.
  toggle.addEventListener("click", () => (face.hidden ? open() : cover()));
  back.addEventListener("contextmenu", (event) => event.preventDefault());
  for (const name of ["pointerup", "pointercancel", "lostpointercapture", "keyup", "blur"]) {
    back.addEventListener(name, cover);
  }
  for (const name of ["blur", "pagehide"]) addEventListener(name, cover);
  document.addEventListener("visibilitychange", cover);
}
