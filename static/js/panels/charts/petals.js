// Progress as a flower: points fill its petals, and those that are full are gathered in a row.
import { html } from "htm/preact";
import { draw, nameOf, ui } from "../../words.js";

const MOST = 16; // petals that can still be told apart

/** @param {import("../../shapes.d.ts").PanelProps<"petals">} props */
export function Petals({ panel }) {
  const beds = panel.beds ?? [];
  return html`<section class=${`petals ${crowd(beds.length)}`}>
    <ul aria-label=${ui("ui-petals")}>${beds.map((bed) => html`<${Bed} key=${bed.seat} bed=${bed} own=${bed.seat === panel.own} />`)}</ul>
    ${panel.way && html`<p class="s way">${draw(panel.way)}</p>`}
  </section>`;
}

/** How the flowers are laid out where there is room. @param {number} count */
const crowd = (count) => (count > 6 ? "many" : count > 4 ? "six" : count === 4 ? "four" : "few");

/** @param {{bed: import("../../types.d.ts").Bed, own: boolean}} props */
function Bed({ bed, own }) {
  const { filled = 0, total = 0, gathered = 0, goal = 0 } = bed;
  const looks = [own && "own", bed.turn && "turn", bed.gone && "gone", bed.wins && "wins"].filter(Boolean).join(" ");
  return html`<li class=${looks} aria-current=${bed.turn ? "true" : undefined}>
    <${Flower} filled=${filled} total=${total} />
    <div class="caption">
      <p class="t who"><bdi>${nameOf(bed.seat)}</bdi>${bed.turn && html` <span class="sr">${ui(own ? "ui-turn-yours" : "ui-turn-now")}</span>`}</p>
      ${bed.label && html`<p class="what">${draw(bed.label)}</p>`}
      <p class=${`num of ${total > 0 ? "" : "none"}`}>${total > 0 ? ui("ui-petals-of", { filled, total }) : bed.gone ? "" : ui("ui-petals-none")}</p>
      ${(bed.notes ?? []).map((note, at) => html`<p class="s" key=${at}>${draw(note)}</p>`)}
    </div>
    ${goal > 0 && !bed.gone && html`<${Gathered} gathered=${gathered} goal=${goal} />`}
  </li>`;
}

/** The rose itself: cut petals, those that are filled in gold. @param {{filled: number, total: number}} props */
function Flower({ filled, total }) {
  const drawn = Math.min(total, MOST);
  const gold = total > MOST ? Math.floor((filled / total) * MOST) : filled;
  const width = Math.min(19, 72 / Math.max(3, drawn));
  return html`<svg class=${`flower ${total > 0 && filled >= total ? "full" : ""}`} viewBox="0 0 100 100" aria-hidden="true">
    <circle class="rim" cx="50" cy="50" r="47" />
    ${Array.from({ length: drawn }, (_, at) => html`<path key=${at} class=${at < gold ? "on" : "off"} transform=${`rotate(${(at * 360) / drawn} 50 50)`} d=${petal(width)} />`)}
    ${Array.from({ length: drawn }, (_, at) => html`<circle key=${`dot${at}`} class="dot" transform=${`rotate(${((at + 0.5) * 360) / drawn} 50 50)`} cx="50" cy=${drawn > 8 ? 8 : 14} r="2.4" />`)}
    <circle class="heart" cx="50" cy="50" r="8" />
  </svg>`;
}

/** One petal upwards from the heart. @param {number} half of its width */
const petal = (half) => `M50 40Q${50 - half * 1.7} 22 50 7Q${50 + half * 1.7} 22 50 40Z`;

/** @param {{gathered: number, goal: number}} props */
function Gathered({ gathered, goal }) {
  return html`<p class="gathered" role="img" aria-label=${ui("ui-petals-gathered", { gathered, goal })}>
    ${Array.from({ length: Math.max(goal, gathered) }, (_, at) => html`<i key=${at} class=${at < gathered ? "on" : ""}></i>`)}
    <b class="num" aria-hidden="true">${gathered}/${goal}</b>
  </p>`;
}
