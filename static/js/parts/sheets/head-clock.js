// The clock of the whole match in the band on top of a phone: it is in sight while something is typed, too.
import { html } from "htm/preact";
import { runs, useRemaining } from "../../clock.js";
import { Digits, Gouges, timeAnnouncement } from "../../panels/things/countdown.js";
import { hush, view } from "../../store.js";
import { draw, ui } from "../../words.js";

export function HeadClock() {
  const panel = view.value?.panels?.find((one) => one.kind === "countdown" && one.head);
  return panel && !hush.value ? html`<${Clock} panel=${panel} />` : null;
}

/** @param {import("../../shapes.d.ts").PanelProps<"countdown">} props */
function Clock({ panel }) {
  const left = useRemaining(panel.clock);
  const paused = !runs(panel.clock);
  return html`<span class=${`on-top ${paused ? "paused" : ""} ${left <= 10 && !paused ? "last" : ""}`}>
      <span class="sr">${draw(panel.label)}</span><${Digits} seconds=${left} />
      ${paused && left > 0 && html`<small>${ui("ui-paused")}</small>`}
      <span class="sr" role="status">${timeAnnouncement(left, paused)}</span>
    </span>
    <${Gouges} left=${left} length=${panel.clock.length} />`;
}
