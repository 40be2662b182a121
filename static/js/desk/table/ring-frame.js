// The board with many people, or on a small page: the seats around it, script, questions and news in the middle.
import { html } from "htm/preact";
import { Line, Stages } from "../../panels/papers/script.js";
import { Tally } from "../../panels/people/tally.js";
import { Dial } from "../../parts/shapes/dial.js";
import { across } from "../../parts/ring/frame.js";
import { view } from "../../store.js";
import { draw, nameOf, say, ui } from "../../words.js";
import { Around, boardWidth } from "./around.js";
import { ClockWith, SideParts } from "./board.js";
import { Nobody, picking } from "../sheets/picking.js";
import { rolesOpen, Reveal } from "../sheets/reveal-roles.js";
import { ScrollHint } from "../scroll-hint.js";
import { isLow } from "./small-page.js";
import { open } from "../sheets/sheets.js";
import { useTight } from "./shrink-to-fit.js";

/** @import { Drawn } from "../../shapes.d.ts" */
/** @typedef {{plan: import("./plan.js").Plan}} Props */

/** Seats side by side from which on the line to read has room between them. */
const BROAD = 5;

/** @param {Props} props */
export function Framed({ plan }) {
  const circle = /** @type {import("../../types.d.ts").Panels["circle"]} */ (plan.circle);
  const wide = boardWidth();
  const beside = across(wide, circle.marks.length);
  const line = plan.script && html`<${Line} panel=${plan.script} />`;
  const [first, ...others] = plan.clocks;
  const clocks = html`${first && html`<${ClockWith} panel=${first} plan=${plan} bare=${isLow()} />`}
    ${others.map((panel, i) => html`<div class="clk" key=${i}><${Dial} panel=${panel} /></div>`)}`;
  const votes = plan.tally && html`<${Tally} panel=${{ ...plan.tally, next_voter: undefined }} newest />`;
  const ring = (/** @type {Drawn} */ inside) => html`<section class="ringbox" aria-label=${ui("ui-ring")}>
    <${Around} panel=${circle} wide=${wide} across=${beside} covered=${Boolean(circle.secret) && !rolesOpen.value}
      picking=${picking(plan.pick)} onSeat=${(/** @type {number} */ seat) => open("seat", { seat })} tokens=${Boolean(plan.tally)}
      head=${circle.secret && html`<${Reveal} />`}>${inside}<//></section>`;
  const middle = html`<${Middle} plan=${plan} />`;
  const fitted = useTight();
  const side = (/** @type {Drawn} */ more) =>
    html`<div class="side" tabindex="0" role="region" aria-label=${say(view.value?.title)} ref=${fitted}>${more}<${ScrollHint} column /></div>`;
  const stages = plan.script && html`<${Stages} stages=${plan.script.stages} />`;
  const sideParts = html`<${SideParts} plan=${plan} />`;
  if (beside < 4) {
    return html`<main class="board in-columns">${stages}${line}${clocks}${middle}${plan.secrets.length > 0 && sideParts}
      ${ring(null)}<div class="side">${plan.secrets.length === 0 && sideParts}${votes}</div></main>`;
  }
  const broad = beside >= BROAD;
  return html`<main class=${`board framed-in ${broad ? "broad" : ""}`}>${stages}${!broad && line}
    ${ring(side(html`${broad && line}${middle}${clocks}${sideParts}${votes}`))}</main>`;
}

/** What lies on the table: who is named, and what is asked of the ring. @param {Props} props */
function Middle({ plan }) {
  const { middle, named = [] } = /** @type {import("../../types.d.ts").Panels["circle"]} */ (plan.circle);
  // by day the line to read says already whose turn it is; at night the ring is only for who has no phone
  const turn = plan.pick?.act_for?.length === 1 && plan.script && view.value?.tone !== "night";
  const asks = plan.pick && !named.length && !turn;
  if (!middle && !named.length && !plan.pick) return null;
  return html`<div class="on-table">
    ${middle && html`<p class="middle">${draw(middle)}</p>`}
    ${named.length > 0 && html`<p class="named">${named.map((/** @type {number} */ seat) => html`<bdi key=${seat}>${nameOf(seat)}</bdi> `)}</p>`}
    ${asks && html`<p class="asked">${draw(plan.pick?.title)}</p>`}
    <${Nobody} prompt=${plan.pick} />
  </div>`;
}
