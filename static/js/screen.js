// The public screen: the code while people come, the village at night, ring and clock by day, the end.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Stands } from "./desk/arena.js";
import { Finale } from "./desk/finale.js";
import { Gathering } from "./desk/gathering.js";
import { Hall } from "./desk/hall.js";
import { Lost } from "./desk/lost.js";
import { openDesk } from "./desk/opening.js";
import { WIDE } from "./desk/plan.js";
import { twins } from "./desk/twins.js";
import { firstOf } from "./parts/kinds.js";
import { isHall } from "./parts/hall.js";
import { useLost } from "./parts/lost.js";
import { Show } from "./parts/show.js";
import { told } from "./parts/told.js";
import { picture, spread, table, view } from "./store.js";
import { language, ready } from "./catalogs.js";
import { Control } from "./wall/control.js";
import { Corners } from "./wall/corners.js";
import { Dawn } from "./wall/dawn.js";
import { Day } from "./wall/day.js";
import { Fight, isFight, Won } from "./wall/duel.js";
import { Ruling } from "./wall/ruling.js";
import { Great, Night, Spread, Whole } from "./wall/scenes.js";
import { Stage } from "./wall/stage.js";
import { say } from "./words.js";

export { act } from "./wire.js"; // for whoever asks by hand what no button offers

/** @import { Panel, Picture } from "./types.d.ts" */

/** Puts a recorded picture on the screen, for tests that look at many moments. @param {Picture} recorded */
export const show = (recorded) => {
  picture.value = { ...recorded, view: spread(recorded.view) };
};

/** Says once where we are, and each verdict. */
function Announce() {
  const shown = view.value;
  const key = JSON.stringify([
    language.value,
    shown?.title,
    shown?.line,
    shown?.panels?.find((panel) => panel.kind === "circle")?.named,
    shown?.panels?.find((panel) => panel.kind === "daybreak"),
  ]);
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(told(say(shown?.title), say(shown?.line))), [key]);
  return html`<p class="sr" role="status" aria-live="polite">${said}</p>`;
}

/** What the view shows, as large as the screen is. @param {{panels: Panel[]}} props */
function Scene({ panels }) {
  const [circle, verdict] = [firstOf(panels, "circle"), firstOf(panels, "verdict")];
  const [dawn, ledger] = [firstOf(panels, "daybreak"), firstOf(panels, "ledger")];
  const has = (/** @type {Panel["kind"]} */ kind) => panels.some((panel) => panel.kind === kind);
  const tone = view.value?.tone;
  if (tone === "end" || (verdict && circle?.marks.some((mark) => mark.role)))
    return html`<${Finale} verdict=${verdict} circle=${circle} panels=${panels} />`;
  if (tone === "night") return html`<${Night} circle=${circle} />`;
  if (verdict) return html`<${Ruling} verdict=${verdict} tally=${firstOf(panels, "tally")} circle=${circle} />`;
  if (dawn) return html`<${Dawn} panel=${dawn} circle=${circle} />`;
  if (!table.value?.game || has("piles")) return html`<${Gathering} panels=${panels} />`;
  if (has("versus")) return html`<${Won} panels=${panels} />`;
  if (isFight(panels)) return html`<${Fight} panels=${panels} />`;
  if (has("board") || has("counters")) return html`<${Stands} panels=${panels}><${Corners} /><//>`;
  if (ledger) return html`<${Great} ledger=${ledger} panels=${panels} />`;
  if (panels.some((panel) => WIDE.includes(panel.kind))) return html`<${Whole} panels=${panels} />`;
  if (circle && isHall(circle) && circle.marks.length <= 12)
    return html`<${Hall} circle=${circle} panels=${panels}><${Corners} /><//>`;
  if (circle) return html`<${Day} circle=${circle} panels=${panels} />`;
  if (has("petals")) return html`<${Spread} panels=${panels} />`;
  return html`<main class="plain"><${Corners} />${panels.map((panel, i) => html`<${Show} key=${i} panel=${panel} twins=${twins} />`)}</main>`;
}

function Screen() {
  const lost = useLost();
  const shown = view.value;
  const speaks = shown && ready();
  if (!speaks && !lost) return null;
  return html`<${Stage}>
    <div class="glow"></div>
    ${lost ? html`<${Lost} />` : html`<${Scene} panels=${shown?.panels ?? []} />`}
    ${speaks && html`<${Announce} /><${Control} />`}
  <//>`;
}

openDesk(Screen);
