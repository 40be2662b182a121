// Choose one of a few ways and one of its items, in a table of the own standing in each.
import { html } from "htm/preact";
import { Foot } from "../parts/prompts/ask.js";
import { Crown } from "../parts/shapes/crown.js";
import { signed } from "../parts/shapes/field-values.js";
import { useDraft } from "../parts/controls/draft.js";
import { useVeil, Veil } from "../parts/secrets/veil.js";
import { me } from "../store.js";
import { draw, say, ui } from "../words.js";

/** @import { Standing, Way } from "../types.d.ts" */
/** @typedef {{way: string, item: string}} Chosen */

/** @param {import("../shapes.d.ts").PromptProps<"branch">} props */
export function Branch({ prompt, send, act }) {
  const ways = prompt.ways ?? [];
  const items = prompt.items ?? [];
  const found = (/** @type {string} */ value) => ways.find((way) => way.value === value);
  const fits = (/** @type {Chosen} */ one) => Boolean(found(one.way)) && (!one.item || leads(found(one.way), one.item));
  const first = { way: prompt.first ?? "", item: "" };
  const [chosen, choose, forget] = useDraft(prompt, act, first, fits);
  const way = found(chosen.way);
  const item = items.find((one) => one.value === chosen.item);
  const whole = Boolean(way) && (!way?.items?.length || Boolean(item));
  const what = way ? { t: way.done_label.t, p: { ...way.done_label.p, name: item?.label ?? "" } } : "…";
  const letters = Math.max(...items.flatMap((one) => say(one.label).split(/\s/)).map((word) => word.length));
  const veil = useVeil(Boolean(prompt.sealed) && whole);
  const seal = () =>
    send({ ...way?.args, [prompt.field ?? "values"]: item ? [item.value] : [] })?.then(
      // what a phone has sealed is there again when the paper is taken back; a tablet forgets it
      (answer) => answer?.ok && (act !== null || !prompt.sealed) && forget(),
    );
  const tabs = ways.filter((one, at) => !ways.slice(0, at).some((other) => other.again === one.value));
  const tab = tabs.find((one) => one === way || one.value === way?.again);
  const touch = (/** @type {string} */ value) =>
    choose({ way: (value === chosen.item && further(ways, way, value)?.value) || tab?.value || "", item: value });
  const body = html`${prompt.heads && html`<p class="heads s" aria-hidden="true">${prompt.heads.map((one, at) => html`<span key=${at}>${draw(one)}</span>`)}</p>`}
    <div class="leads" style=${`--letters:${letters}`} role="group" aria-label=${say(way?.label ?? prompt.label)}>
      ${items.map((one) => html`<${Row} key=${one.value} of=${one} asked=${act ?? me.value.seat} head=${prompt.heads?.[2]} way=${way} chosen=${one === item} more=${one === item && further(ways, way, one.value)} onPick=${touch} />`)}
    </div>`;
  return html`<div class="choice branch">
      <div class="ways" role="group" aria-label=${say(prompt.title ?? prompt.label)}>
        ${tabs.map((one) => html`<button type="button" key=${one.value} class="ln" aria-pressed=${one === tab ? "true" : "false"} onClick=${() => choose({ way: one.value, item: leads(one, chosen.item) ? chosen.item : "" })}>${draw(one.label)}</button>`)}
      </div>
      ${prompt.sealed ? html`<${Veil} of=${veil}>${body}<//>` : body}
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${!whole} onPress=${seal}>
      ${veil.covered ? ui("ui-seal") : whole ? draw({ t: prompt.label.t, p: { ...prompt.label.p, what } }) : ui(way ? "ui-branch-then" : "ui-choose-first")}
    <//>`;
}

/** @param {Way | undefined} way @param {string} item */
const leads = (way, item) => Boolean(way?.items?.includes(item));

/** The way after one more touch of this item, if any. @param {Way[]} ways @param {Way | undefined} way @param {string} item */
const further = (ways, way, item) => ways.find((one) => one.value === way?.again && leads(one, item));

/** Most seats that are named beside a number; more are counted. */
const NAMED = 2;

/** Who has most. @param {Standing} of @param {number | null | undefined} asked @returns {import("../types.d.ts").Text} */
function leading({ tops = [] }, asked) {
  const others = tops.filter((seat) => seat !== asked);
  const who = { seats: others };
  const count = others.length;
  if (tops.length > NAMED) return { t: count < tops.length ? "ui-stand-you-many" : "ui-stand-many", p: { count } };
  return count < tops.length ? { t: "ui-stand-you", p: { who, count } } : { t: "ui-names", p: { names: who } };
}

/** How far the own number is from the highest. @param {Standing} of */
function distance({ most = 0, own = 0, ahead = 0 }) {
  if (most === 0) return { t: "ui-stand-nobody" };
  if (own === most) return ahead ? { t: "ui-stand-ahead", p: { by: ahead } } : { t: "ui-stand-even" };
  return { t: "ui-stand-behind", p: { by: most - own } };
}

/**
 * One thing: who has most, how far apart one is, and the own number, which the chosen way changes.
 * @param {{of: Standing, asked?: number | null, head?: import("../types.d.ts").Text, way: Way | undefined, chosen: boolean, more: Way | undefined | false, onPick: (value: string) => void}} props
 */
function Row({ of, asked, head, way, chosen, more, onPick }) {
  const off = !leads(way, of.value);
  const [most, own, by] = [of.most ?? 0, of.own ?? 0, way?.by ?? 0];
  const who = leading(of, asked);
  return html`<button type="button" class=${`item stand ${chosen ? "sel" : ""}`} aria-pressed=${chosen ? "true" : "false"} aria-disabled=${off ? "true" : undefined}
    onClick=${() => off || onPick(of.value)}>
    <span class="thing">${draw(of.label)}</span>
    <span class="most num">${most > 0 && html`<${Crown} torn=${(of.tops?.length ?? 0) > 1} />${most}`}</span>
    <span class="holder">${most > 0 && html`<b>${draw(who)}</b>`}<span class="note">${more ? ui("ui-branch-again", { n: signed(more.by ?? 0) }) : draw(distance(of))}</span></span>
    <span class="self num"><span class="sr">, ${draw(head)} </span>${chosen ? html`${own} → <b>${own + by}</b>` : own || html`<i aria-hidden="true">·</i><span class="sr">0</span>`}</span>
  </button>`;
}
