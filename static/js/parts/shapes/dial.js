// The clock of the wide screens: a ring of gouges that go out, the digits in its middle.
import { html } from "htm/preact";
import { runs, useRemaining } from "../../clock.js";
import { Digits, timeAnnouncement } from "../../panels/things/countdown.js";
import { draw, ui } from "../../words.js";
import { taperedCut } from "./tapered-cut.js";

const MOST = 36; // five seconds each of three minutes

/**
 * @param {{panel: import("../../types.d.ts").Countdown, bare?: boolean}} props `bare`: without its label
 */
export function Dial({ panel, bare = false }) {
  const left = useRemaining(panel.clock);
  const paused = !runs(panel.clock);
  const count = Math.max(24, Math.min(MOST, Math.round(panel.clock.length / 5)));
  const lit = Math.ceil((left / Math.max(1, panel.clock.length)) * count - 0.001);
  const states = ["dial", paused && "paused", left <= 10 && !paused && "last", left <= 0 && "over"];
  return html`<section class=${states.filter(Boolean).join(" ")}>
    <div class="ringed">
      <svg viewBox="-103 -103 206 206" aria-hidden="true">
        ${Array.from({ length: count }, (_, at) => {
          // the gouge before twelve o'clock is the last to go
          const turn = -90 - (360 * (at + 0.5)) / count;
          const a = (turn * Math.PI) / 180;
          return html`<path key=${at} class=${at < lit ? "lit" : "out"} d=${taperedCut(Math.cos(a) * 91, Math.sin(a) * 91, 22, turn, 4.4)} />`;
        })}
      </svg>
      <${Digits} seconds=${left} />
    </div>
    ${!bare && html`<p class="t label">${draw(panel.label)}${paused && left > 0 && html` <span class="s">${ui("ui-paused")}</span>`}</p>`}
    <p class="sr" role="status">${timeAnnouncement(left, paused)}</p>
  </section>`;
}
