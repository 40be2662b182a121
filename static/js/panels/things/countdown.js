// A clock that the device counts by itself: marks that go out, digits of one width.
import { html } from "htm/preact";
import { digits, runs, useRemaining } from "../../clock.js";
import { hush, page } from "../../store.js";
import { draw, ui } from "../../words.js";

const MOST = 36; // gouges; five seconds each of three minutes

/** @param {import("../../shapes.d.ts").PanelProps<"countdown">} props */
export function Countdown({ panel }) {
  // A phone keeps such a clock in the band on top.
  return panel.head && page.kind === "phone" ? null : html`<${Large} panel=${panel} />`;
}

/** @param {import("../../shapes.d.ts").PanelProps<"countdown">} props */
function Large({ panel }) {
  const left = useRemaining(panel.clock, hush.value);
  const paused = !runs(panel.clock);
  const over = left <= 0;
  const last = !paused && !over && left <= 10;
  return html`<section class=${`countdown ${paused ? "paused" : ""} ${last ? "last" : ""} ${over ? "over" : ""}`}>
    <div class="row">
      <h2>${draw(panel.label)}${paused && !over && html` <span class="s">${ui("ui-paused")}</span>`}</h2>
      <${Digits} seconds=${left} />
    </div>
    <${Gouges} left=${left} length=${panel.clock.length} />
    <p class="sr" role="status">${timeAnnouncement(left, paused)}</p>
  </section>`;
}

/** «2:14», each sign in a cell of its own width, so that nothing dances. @param {{seconds: number}} props */
export function Digits({ seconds }) {
  const shown = digits(seconds);
  return html`<span class="num digits" role="timer" aria-label=${shown}>
    ${[...shown].map((sign, at) => html`<span key=${at} class=${sign === ":" ? "colon" : ""} aria-hidden="true">${sign}</span>`)}
  </span>`;
}

/** The gouges of a clock; those gone are only outlined. @param {{left: number, length: number}} props */
export function Gouges({ left, length }) {
  const count = Math.max(6, Math.min(MOST, Math.round(length / 5)));
  const lit = Math.ceil((left / Math.max(1, length)) * count - 0.001);
  return html`<svg class="gouges" viewBox=${`0 0 ${count * 9} 22`} preserveAspectRatio="none" aria-hidden="true">
    ${Array.from({ length: count }, (_, at) => {
      const x = at * 9 + 4.5;
      return html`<path key=${at} class=${at < lit ? "lit" : "out"} d=${`M${x} 1Q${x + 5.4} 11 ${x} 21Q${x - 5.4} 11 ${x} 1Z`} />`;
    })}
  </svg>`;
}

/** The time for screen readers, at important moments only. @param {number} left @param {boolean} paused */
export function timeAnnouncement(left, paused) {
  const whole = Math.ceil(left);
  if (whole === 0) return ui("ui-time-is-up");
  if (paused) return ui("ui-paused");
  const mark = [60, 30, 10].find((moment) => whole <= moment && whole > moment - 3);
  return mark ? ui("ui-seconds-left", { seconds: mark }) : "";
}
