// The roles of all people on the public screen: the side in ember, or a lone side, is larger and turned over last.
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Emblem } from "../../parts/shapes/emblem.js";
import { nameWidth } from "../../parts/shapes/letters.js";
import { nameOf, say, ui } from "../../words.js";
import { useAnnouncementTime } from "../announcement.js";
import { stage } from "../stage.js";

/** @import { Mark, Panels } from "../../types.d.ts" */

/** Milliseconds: before the first card, between two of them at most, from the last one to the verdict. */
const [FIRST, STEP, LAST] = [300, 220, 300];
/** A card of the other side takes twice as long, and there is a rest before the first of them. */
const [SLOW, REST] = [2, 2.7];
/** How large the cards are: of few people, of more, of many, and where these have no room. */
const DENSITIES = /** @type {const} */ (["few", "some", "many", "tight"]);
/** Units across of a card and of the letters of its name; in ember. */
const SIZES = { few: [172, 38], some: [146, 30], many: [154, 27], tight: [154, 27] };
const APART = { few: [156, 42], some: [158, 38], many: [152, 34], tight: [152, 27] };
/** Units of the smallest letters of a name; what is wider takes two lines. */
const LEAST = 24;

/** @param {{circle: Panels["circle"], turning: boolean}} props */
export function Roles({ circle, turning }) {
  const { upright } = stage.value;
  const many = circle.marks.length;
  const [size, place] = useDensity(many <= 9 ? 0 : many <= 12 ? 1 : 2);
  const camps = campsOf(circle.marks);
  const time = useAnnouncementTime();
  const units = camps[0].length + (camps[1].length ? REST + SLOW * camps[1].length : 0);
  const step = Math.min(STEP, Math.max(0, time - FIRST - LAST) / Math.max(1, units));
  const at = (/** @type {number} */ camp, /** @type {number} */ i) =>
    FIRST + step * (camp ? camps[0].length + REST + SLOW * i : i);
  return html`<div ref=${place} class=${`two-camps ${size} ${upright ? "stacked" : ""}`} aria-label=${ui("desk-cast")}>
    ${camps.map(
      (camp, side) =>
        camp.length > 0 &&
        html`<ul key=${side} class=${`cast ${side ? "apart" : ""} ${turning ? "turning-over" : ""}`} style=${`--many:${camp.length}`}>
        ${camp.map((mark, i) => html`<${Turned} key=${mark.seat} mark=${mark} room=${(side ? APART : SIZES)[size]} late=${turning ? at(side, i) : 0} />`)}
      </ul>`,
    )}
  </div>`;
}

/** The many, and who stands apart from them: the side in ember, and who has not won or lost with the many. @param {Mark[]} marks */
function campsOf(marks) {
  const ember = marks.filter((mark) => mark.ember);
  const plain = marks.filter((mark) => !mark.ember);
  const won = 2 * plain.filter((mark) => mark.wins).length > plain.length;
  const alone = ember.length ? plain.filter((mark) => (mark.wins ?? false) !== won) : [];
  return [plain.filter((mark) => !alone.includes(mark)), [...alone, ...ember]];
}

/**
 * The largest cards that have room: names fold, and the sentence above may be long.
 * @param {number} first the density to begin with
 * @returns {[keyof typeof SIZES, {current: HTMLElement | null}]} and the ref of the element
 */
function useDensity(first) {
  const [at, setAt] = useState(first);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const fit = () => {
      const box = place.current;
      const edge = box?.getBoundingClientRect().bottom ?? 0;
      const over = [...(box?.children ?? [])].some((camp) => camp.getBoundingClientRect().bottom > edge + 1);
      if (over) setAt(Math.min(at + 1, DENSITIES.length - 1));
    };
    fit();
    document.fonts?.ready.then(fit);
    const foot = new ResizeObserver(fit); // it comes with the pages of the story
    if (place.current?.parentElement) foot.observe(place.current.parentElement);
    return () => foot.disconnect();
  }, [at]);
  return [DENSITIES[at], place];
}

/** @param {{mark: Mark, room: number[], late: number}} props `late`: milliseconds until it is turned over */
function Turned({ mark, room: [w, most], late }) {
  const name = nameOf(mark.seat);
  const size = Math.max(LEAST, Math.min(most, (w - 2) / nameWidth(name, 1)));
  const folds = nameWidth(name, size) > w + 8;
  return html`<li class=${`${mark.wins ? "wins" : ""} ${mark.ember ? "of-ember" : ""}`} style=${`--at:${Math.round(late)}ms;width:${w}px`}>
    ${
      mark.emblem &&
      html`<span class="face" aria-hidden="true"><${Emblem} name=${mark.emblem} size="auto" />
      ${mark.dead && html`<${Emblem} name="ghost" size="auto" class="out" />`}</span>`
    }
    <b class=${folds ? "folds" : ""} data-name=${name} style=${`font-size:${size.toFixed(1)}px`}><bdi>${name}</bdi></b>
    ${mark.role && html`<span class="role">${say(mark.role)}</span>`}
    ${mark.dead && html`<span class="sr">${ui("ui-seat-dead")}</span>`}${mark.wins && html`<span class="sr">${ui("ui-seat-wins")}</span>`}
  </li>`;
}
