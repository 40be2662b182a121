// The clock of a match on the public screen: digits over their gouges.
import { html } from "htm/preact";
import { digits, runs, useRemaining } from "../clock.js";
import { Digits, Gouges } from "../panels/things/countdown.js";
import { ui } from "../words.js";
import { useMoment } from "./motion.js";

/** @import { Panels } from "../types.d.ts" */

/** Seconds before the end in which the light of the room changes. */
const LATE = 300;

/** @param {{panel?: Panels["countdown"]}} props */
export function Time({ panel }) {
  return panel ? html`<${Running} panel=${panel} />` : null;
}

/** @param {{panel: Panels["countdown"]}} props */
function Running({ panel }) {
  const left = useRemaining(panel.clock);
  const paused = !runs(panel.clock);
  return html`<section class=${`time ${left <= 0 ? "rung" : left <= LATE && !paused ? "late" : ""} ${left <= 10 && !paused ? "last" : ""} ${digits(left).length > 5 ? "endless" : ""}`}>
    <${Digits} seconds=${left} /><${Gouges} left=${left} length=${panel.clock.length} />
    ${left > 0 && html`<p class="s">${ui(paused ? "ui-paused" : "screen-clock-runs")}</p>`}
  </section>`;
}

/** The time is up: for some seconds nothing else is on show. @param {{panel?: Panels["countdown"]}} props */
export const Bell = ({ panel }) => panel && html`<${Ringing} panel=${panel} />`;

/** @param {{panel: Panels["countdown"]}} props */
function Ringing({ panel }) {
  const left = useRemaining(panel.clock);
  const rings = useMoment(left > 0 ? "" : "rung");
  return (
    rings && html`<div class="bell-rings" role="status"><${Digits} seconds=${0} /><h1>${ui("screen-bell")}</h1></div>`
  );
}
