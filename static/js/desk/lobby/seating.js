// Before the game: the chairs around the code. Names are dragged to their chairs, or touched in order.
import { html } from "htm/preact";
import { Circle } from "../../panels/people/circle.js";
import { Foot } from "../../parts/prompts/ask.js";
import { useEntry } from "../../parts/controls/entry.js";
import { across } from "../../parts/ring/frame.js";
import { MANY } from "../../parts/ring/places.js";
import { rems } from "../../parts/shapes/text-size.js";
import { page, picture, spoken, table } from "../../store.js";
import { act } from "../../wire.js";
import { draw, ui } from "../../words.js";
import { Around, boardWidth, isAround } from "../table/around.js";
import { TableQr, typedAddress } from "../sheets/code.js";
import { useDrag } from "./drag.js";
import { offer } from "../table/plan.js";
import { open } from "../sheets/sheets.js";

/** Px across of the code in the middle of the ring. */
const CODE = 206;
/** Px that deck and games take beside the chairs of a tablet that lies across. */
const BESIDE = 360;

/** Whether the deck stands beside the chairs (tablet.css has the same words). */
const isBeside = () => innerWidth >= 800 && innerWidth > innerHeight && innerHeight > 520;

/** The ring of chairs with the code in its middle. @param {{plan: import("../table/plan.js").Plan}} props */
export function Chairs({ plan }) {
  const ring = table.value?.ring ?? [];
  const drag = useDrag(ring, (seat, place) => act("table.move_seat", { seat, place }));
  const wide = boardWidth(rems.value.w && isBeside() ? BESIDE : 0);
  const many = isAround(ring) || wide < 24;
  const beside = across(wide, ring.length);
  const drags = !many || beside > 2; // columns fill a small page: there a finger scrolls
  const shared = {
    panel: {
      moderator: plan.circle?.moderator,
      head: plan.circle?.head,
      marks: drag.order.map((seat, i) => ({ note: noteOf(seat, i, ring.length), ...markOf(plan, seat) })),
    },
    onSeat: (/** @type {number} */ seat) => drag.moved() || open("seat", { seat }),
    grips: drags ? drag.grip : undefined,
  };
  const how = ring.length > 1 && offer(picture.value, "table.set_ring") && html`<${HowToSit} drags=${drags} />`;
  const framed = many && beside > 2;
  const code = html`<${Code} empty=${ring.length === 0} calm=${Boolean(plan.ember && !plan.ember.closed)}>${framed && how}<//>`;
  return html`<section class=${`ringbox ${drags ? "draggable" : ""}`} aria-label=${ui("ui-ring")} ref=${drag.board}>
    ${
      many && ring.length > 0
        ? html`${beside < 4 && code}<${Around} ...${shared} wide=${wide} across=${beside}>${code}<//>`
        : html`<${Circle} ...${shared} core=${CODE}>${code}<//>`
    }
    ${!framed && how}
  </section>`;
}

/** The game's mark of a seat. @param {import("../table/plan.js").Plan} plan @param {number} seat */
const markOf = (plan, seat) => plan.circle?.marks.find((mark) => mark.seat === seat) ?? { seat };

/** The text under a name without a text of the game: the number of its chair, or that its phone is missing. @param {number} seat @param {number} at @param {number} many */
function noteOf(seat, at, many) {
  const phone = table.value?.seats.find((one) => one.id === seat)?.phone;
  if (!phone && !page.pocket) return { t: "desk-no-phone" };
  if (phone && !picture.value?.desk?.connected.includes(seat)) return { t: "desk-asleep" };
  return many >= MANY ? undefined : { t: "desk-place", p: { place: at + 1 } };
}

/** @param {{empty: boolean, calm: boolean, children?: import("../../shapes.d.ts").Drawn}} props */
function Code({ empty, calm, children }) {
  if (page.pocket) {
    return html`<div class="codebox"><button type="button" class=${calm ? "go quiet" : "go"} onClick=${() => open("add")}>${ui("pocket-add")}</button>${children}</div>`;
  }
  return html`<div class="codebox"><button type="button" class="codeblock" onClick=${() => open("code")} aria-label=${ui("desk-code-label", { code: spoken(table.value?.code) })}>
      <${TableQr} /><span class="num">${spoken(table.value?.code)}</span>
    </button>
    ${empty && html`<p class="s">${ui("desk-nobody-yet", { address: typedAddress() })}</p>`}${children}</div>`;
}

/** @param {{drags: boolean}} props */
function HowToSit({ drags }) {
  return html`<p class="how-to-sit"><span class="s">${ui(drags ? "desk-sit-drag" : "desk-sit-order")}</span>
    <button type="button" class="ln" onClick=${() => open("order")}>${ui("desk-sit-touch")}</button></p>`;
}

/**
 * The ring by touching names one after the other; seats that were not touched follow as before.
 * @param {import("../../shapes.d.ts").PromptProps<"order">} props
 */
export function TouchOrder({ prompt, send, act: seat }) {
  const given = prompt.items ?? [];
  const [all, setAll] = useEntry(prompt, seat, /** @type {string[]} */ ([]));
  const touched = all.filter((value) => given.some((item) => item.value === value));
  const rest = given.map((item) => item.value).filter((value) => !touched.includes(value));
  const touch = (/** @type {string} */ value) =>
    setAll(touched.includes(value) ? touched.filter((one) => one !== value) : [...touched, value]);
  return html`
    <ol class="in-order">${given.map((item) => {
      const at = touched.indexOf(item.value);
      return html`<li key=${item.value}><button type="button" aria-pressed=${at >= 0 ? "true" : "false"} onClick=${() => touch(item.value)}>
        <span class="num">${at >= 0 ? at + 1 : "·"}</span><span class="t">${draw(item.label)}</span></button></li>`;
    })}</ol>
    ${touched.length > 0 && html`<button type="button" class="ln" onClick=${() => setAll([])}>${ui("desk-order-anew")}</button>`}
    <${Foot} prompt=${prompt} act=${seat} off=${touched.length === 0} need=${ui("desk-order-first")}
      hint=${rest.length > 1 && ui("desk-order-rest", { count: rest.length })}
      onPress=${() => send({ [prompt.field ?? "order"]: [...touched, ...rest] })} />
  `;
}
