// The component of `pick` on a sheet of the tablet: the ring once more, without a single role on it.
import { html } from "htm/preact";
import { Circle } from "../../panels/people/circle.js";
import { Foot } from "../../parts/prompts/ask.js";
import { Button } from "../../parts/controls/button.js";
import { useEntry } from "../../parts/controls/entry.js";
import { prompts } from "../../prompts/index.js";
import { marks, table } from "../../store.js";
import { draw, ui } from "../../words.js";
import { choices, isNotAllowed, tappable } from "./picking.js";

/** @param {import("../../shapes.d.ts").PromptProps<"pick">} props */
function RingPick({ prompt, send, act }) {
  const [seat, setSeat] = useEntry(prompt, act, /** @type {number | null | undefined} */ (prompt.chosen));
  const may = choices(prompt, act);
  const open = tappable(may);
  const forbidden = isNotAllowed(seat, may);
  const laid = marks();
  const ring = (table.value?.ring ?? []).filter((one) => (prompt.ring ?? open).includes(one) || open.includes(one));
  const others = open.filter((one) => !ring.includes(one));
  const shown = [...ring, ...others].map((one) => ({
    seat: one,
    dead: laid.get(one)?.dead,
    gone: laid.get(one)?.gone,
  }));
  const name = seat === undefined ? "…" : seat === null ? (prompt.none_label ?? "…") : { seat };
  return html`
    <div class="ringpick"><${Circle} panel=${{ marks: shown }} moderator=${false}
      picking=${{ open: prompt.locked ? [] : open, chosen: seat ?? null, onPick: setSeat }}>
      ${prompt.none_label && html`<${Button} weight="link" aria-pressed=${seat === null ? "true" : "false"} onPress=${() => setSeat(null)}>${draw(prompt.none_label)}<//>`}
    <//></div>
    <${Foot} prompt=${prompt} act=${act} off=${seat === undefined || forbidden} need=${ui(forbidden ? "phone-pick-not-this" : "desk-tap-a-seat")}
      hint=${seat !== undefined && draw({ t: "desk-chosen", p: { name } })} onPress=${() => send({ [prompt.field ?? "target"]: seat })}>${draw({ t: prompt.label.t, p: { ...prompt.label.p, name } })}<//>
  `;
}

/** All components of the sheets. */
export const sheetComponents = { ...prompts, pick: RingPick };
