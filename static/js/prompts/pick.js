// Choose one seat of the ring, then confirm with its name in the button.
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { Foot } from "../parts/prompts/ask.js";
import { useEntry } from "../parts/controls/entry.js";
import { HorseshoeLayout, turned } from "../parts/ring/horseshoe-layout.js";
import { hush, marks, me } from "../store.js";
import { draw, ui } from "../words.js";

const NOBODY = -1;
const shown = (/** @type {number | null | undefined} */ seat) => (seat === null ? NOBODY : (seat ?? undefined));

/**
 * A locked prompt looks like an open one, but sends nothing: phones side by side at night must not
 * differ (safety: P3). So a name that may not be chosen is refused at night only when it is confirmed.
 * @param {import("../shapes.d.ts").PromptProps<"pick">} props
 */
export function Pick({ prompt, send, act }) {
  const [picked, setPicked] = useEntry(prompt, act, shown(prompt.chosen));
  const [given, setGiven] = useEntry({ key: `${prompt.key}:given` }, act, shown(prompt.chosen));
  useEffect(() => {
    if (prompt.locked) return;
    const now = shown(prompt.chosen);
    if (prompt.chosen != null) setPicked(now); // answered elsewhere: the tablet took the turn
    setGiven(now); // what was confirmed while it was locked, or is taken back, can be confirmed again
  }, [prompt.chosen, prompt.locked]);
  const own = act ?? me.value.seat ?? null;
  const self = prompt.may_be_self ?? true;
  const open = new Set((prompt.seats ?? []).filter((/** @type {number} */ seat) => self || seat !== own));
  const all = () => turned([...marks().keys()], own).filter((seat) => seat !== own || open.has(seat));
  const ring = prompt.whole ? all() : prompt.ring?.length ? prompt.ring : (prompt.seats ?? []);
  const name = picked === undefined ? "…" : picked === NOBODY ? (prompt.none_label ?? "…") : { seat: picked };
  const confirm = async () => {
    const before = given;
    setGiven(picked);
    // The answer replaces the title, which a long list may have pushed out of sight: scroll on every phone.
    if (hush.value) scrollTo(0, 0);
    if (prompt.locked || forbidden) return;
    const answer = await send({ [prompt.field ?? "target"]: picked === NOBODY ? null : picked });
    if (!answer?.ok) setGiven(before); // refused, or thought over
  };
  const forbidden = picked !== undefined && picked !== NOBODY && !open.has(picked);
  const done = picked !== undefined && picked === given;
  const hint = ui(hush.value ? "phone-pick-hint" : "phone-pick-confirm");
  const label = { t: prompt.label.t, p: { ...prompt.label.p, name } };
  return html`
    <div class="choice">
      <${HorseshoeLayout} ring=${ring} own=${own} marks=${marks()} open=${open} chosen=${picked} onPick=${setPicked}
        label=${ui("phone-pick-label")} />
      ${
        prompt.none_label &&
        html`<button type="button" class=${`item nobody ${picked === NOBODY ? "sel" : ""}`}
          aria-pressed=${picked === NOBODY ? "true" : "false"} onClick=${() => setPicked(NOBODY)}>${draw(prompt.none_label)}</button>`
      }
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${picked === undefined || done || (forbidden && !hush.value)} onPress=${confirm} hint=${hint}
      need=${forbidden ? ui("phone-pick-not-this") : done ? draw({ t: "phone-pick-noted", p: { name } }) : ui("phone-pick-hint")}>${draw(label)}<//>
  `;
}
