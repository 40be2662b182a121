// The actions at the touched node of a graph, and those not possible, with the reason.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { view } from "../../store.js";
import { draw, say, ui } from "../../words.js";
import { argsOf, touched, isComplete } from "./anchors.js";
import { Ask } from "../prompts/ask.js";
import { Button } from "../controls/button.js";
import { arrowWords } from "./drawing.js";
import { PromptSheet, COMPONENTS } from "../prompts/prompt-sheet.js";
import { useReveal } from "../device/scroll.js";

/** @typedef {import("./anchors.js").Offer} Offer */
/** @import { Graph, Press, Prompt, Text, Token } from "../../types.d.ts" */

/**
 * @param {{panel: Graph, on: string, offers: Offer[], live?: Offer, second: string | null, place: import("preact").Ref<HTMLElement>}} props
 *   `place`: the reference that brings it into sight
 */
export function Touched({ place, panel, on, offers, live, second }) {
  const [sheet, setSheet] = useState("");
  const node = panel.nodes.find((one) => one.id === on);
  const thing = node ?? tokens(panel).find((one) => one.id === on);
  const asked = offers.find((one) => one.prompt.key === sheet);
  const others = offers.filter((one) => one !== live);
  return html`<section class="touched" ref=${place} aria-label=${thing ? say(thing.label) : arrowWords(panel, on)}>
    <p class="head"><b class="t">${thing ? draw(thing.label) : arrowWords(panel, on)}</b>
      <span class="s">${node && node.seat === undefined && html`${draw(panel.empty)} · `}${offers.length > 0 && draw(panel.price)}</span></p>
    ${!node && thing && html`<${Stops} id=${on} />`}
    ${(thing?.details ?? []).map((line) => html`<p class="s">${draw(line)}</p>`)}
    ${others.length > 0 && html`<div class="acts">${others.map((one) => html`<${Act} key=${one.prompt.key} offer=${one} onSheet=${setSheet} />`)}</div>`}
    ${live && html`<${StartedRoute} key=${live.prompt.key} panel=${panel} offer=${live} second=${second} />`}
    ${asked && html`<${PromptSheet} prompts=${[asked.prompt]} onClose=${() => setSheet("")} />`}
  </section>`;
}

/** @param {Graph} panel @returns {Token[]} */
const tokens = (panel) => panel.nodes.flatMap((node) => node.tokens ?? []);

/** The way of what lies on a node, if the view tells it. @param {{id: string}} props */
function Stops({ id }) {
  const trails = view.value?.panels?.find((panel) => panel.kind === "trails")?.trails ?? [];
  const trail = trails.find((one) => one.id === id);
  if (!trail) return null;
  return html`<ol class="stops">${trail.stops.map(
    (stop, at) =>
      html`<li key=${at} class=${stop.state}><span>${draw(stop.label)}</span><span class="sr">${ui(`ui-stop-${stop.state}`)}</span></li>`,
  )}</ol>`;
}

/** One thing to do: at once, on the graph, or on a sheet of its own. @param {{offer: Offer, onSheet: (key: string) => void}} props */
function Act({ offer, onSheet }) {
  const { prompt, seconds, first } = offer;
  if (prompt.kind === "press") return html`<${Ask} prompt=${prompt} components=${COMPONENTS} silent />`;
  if (first !== undefined && seconds.length === 0) {
    const item = itemOf(prompt, first);
    // The thing is named above: the button need only say what is done.
    const label = prompt.title ?? prompt.label;
    return html`<${Ask} prompt=${{ ...asPress(offer, null, item?.note ?? prompt.hint), label }} components=${COMPONENTS} silent />`;
  }
  const begin = () => {
    if (first === undefined) onSheet(prompt.key);
    else touched.value = { ...touched.value, route: prompt.key, second: null };
  };
  return html`<div class="foot quiet"><${Button} weight="quiet" onPress=${begin}>${draw(prompt.title ?? prompt.label)}<//>
    ${first === undefined && html`<p class="s why">${draw(prompt.hint)}</p>`}</div>`;
}

/** @param {Prompt} prompt @param {string} id */
const itemOf = (prompt, id) =>
  ("items" in prompt && prompt.kind !== "branch" ? (prompt.items ?? []) : []).find((one) => one.value === id);

/** The route as a button that sends what was chosen. @param {Offer} offer @param {string | null} second @param {Text} [hint] */
function asPress(offer, second, hint) {
  const { prompt, first = "", pairs } = offer;
  const panel = view.value?.panels?.find((one) => one.kind === "graph");
  const name = (/** @type {string} */ id) =>
    panel && id.includes(">")
      ? arrowWords(panel, id)
      : say(itemOf(prompt, id)?.label ?? nodeOf(panel, id)?.label) || id;
  const whole = isComplete(offer, second);
  const params = {
    first: name(pairs && whole ? `${first}>${second}` : first),
    second: whole && second ? name(second) : "…",
    chosen: whole ? 1 : 0,
    marked: second !== null && offer.mark?.[0] === second ? 1 : 0,
  };
  return {
    ...prompt,
    kind: /** @type {const} */ ("press"),
    hint,
    label: { t: prompt.label.t, p: { ...prompt.label.p, ...params } },
    args: whole ? argsOf(offer, second) : {},
  };
}

/** @param {Graph | undefined} panel @param {string} id */
const nodeOf = (panel, id) => panel?.nodes.find((one) => one.id === id);

/** What was begun: where it goes is touched on the graph, or among names. @param {{panel: Graph, offer: Offer, second: string | null}} props */
function StartedRoute({ panel, offer, second }) {
  const place = useReveal(offer.prompt.key);
  const whole = isComplete(offer, second);
  const names = offer.arrows ? [] : offer.seconds.filter((one) => !nodeOf(panel, one));
  const upper = offer.arrows && !second;
  const need = { t: offer.pairs || second ? "ui-arrow-to" : upper ? "ui-arrow-from" : "ui-route-then" };
  const choose = (/** @type {string} */ id) => {
    touched.value = { ...touched.value, route: offer.prompt.key, second: id };
  };
  const prompt = asPress(offer, second, whole ? itemOf(offer.prompt, second ?? "")?.note : undefined);
  return html`<div class="going" ref=${place}>
    ${
      names.length > 0 &&
      html`<div class="items names" role="group" aria-label=${say(offer.prompt.title)}>${names.map(
        (
          id,
        ) => html`<button type="button" key=${id} class=${`item ${id === second ? "sel" : ""}`} aria-pressed=${id === second ? "true" : "false"}
          onClick=${() => choose(id)}><span>${draw(itemOf(offer.prompt, id)?.label)}</span></button>`,
      )}</div>`
    }
    <${Ask} prompt=${{ ...prompt, weight: "main", closed: whole ? offer.prompt.closed : need }} components=${COMPONENTS} silent />
  </div>`;
}

/** The nodes that may be the next end of a new arrow. @param {string[]} arrows @param {string | null} second @returns {Set<string>} */
export function nextArrow(arrows, second) {
  const pairs = arrows.map((one) => one.split(">"));
  const upper = second?.endsWith(">") ? second.slice(0, -1) : null;
  return new Set(
    upper === null ? pairs.map(([one]) => one) : pairs.filter(([one]) => one === upper).map(([, one]) => one),
  );
}
