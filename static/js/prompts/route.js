// Tap one thing, then its target: on the graph if both are drawn there, else in a list.
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Foot } from "../parts/prompts/ask.js";
import { arrowWords, Drawing } from "../parts/charts/drawing.js";
import { useEntry } from "../parts/controls/entry.js";
import { view } from "../store.js";
import { draw, say, ui } from "../words.js";

/** @import { Graph, Route as RoutePrompt } from "../types.d.ts" */
/**
 * @typedef {{prompt: RoutePrompt, ids: string[], chosen: string | null, name: (id: string) => string,
 *   onTap: (id: string) => void}} Listing
 */

/** @param {import("../shapes.d.ts").PromptProps<"route">} props */
export function Route({ prompt, send, act }) {
  const ways = prompt.ways ?? {};
  const key = JSON.stringify(ways);
  const only = Object.keys(ways).length === 1 ? Object.keys(ways)[0] : null;
  const [taken, setTaken] = useEntry(prompt, act, /** @type {(string | null)[]} */ ([only, null]), key);
  const [first, second] = taken;
  const graph = view.value?.panels?.find((panel) => panel.kind === "graph");
  const name = (/** @type {string} */ id) => nameOfThing(id, prompt, graph);
  const seconds = first === null ? [] : (ways[first] ?? []);
  // A chosen thing folds away, so that its targets are under the finger; a tap unfolds it.
  const folded = seconds.length > 0;
  const top = useRef(/** @type {HTMLElement | null} */ (null));
  const whole = useRef(/** @type {HTMLElement | null} */ (null));
  const was = useRef(folded);
  useEffect(() => {
    // The tapped element is gone: move the focus to what replaces it.
    const place = top.current ?? (was.current ? whole.current : null);
    was.current = folded;
    /** @type {HTMLElement | null | undefined} */ (place?.querySelector('button, [role="button"]'))?.focus({
      preventScroll: true,
    });
    top.current?.scrollIntoView({ block: "start" });
  }, [folded]);
  const done = first !== null && (seconds.length === 0 || second !== null);
  const fields = prompt.fields ?? ["first", "second"];
  const args = { [fields[0]]: first, ...(seconds.length > 0 && { [fields[1]]: second }) };
  const label = {
    t: prompt.label.t,
    p: {
      ...prompt.label.p,
      first: first === null ? "…" : name(first),
      second: second === null ? "…" : name(second),
      chosen: done ? 1 : 0,
    },
  };
  const given = () => Promise.resolve(send(args)).then((answer) => answer?.ok && setTaken());
  return html`<div class="choice route" ref=${whole}>
      ${only === null && !folded && html`<${Choice} prompt=${prompt} graph=${graph} ids=${Object.keys(ways)} chosen=${first} name=${name} onTap=${(/** @type {string} */ id) => setTaken([id, null])} />`}
      ${only === null && folded && html`<div class="taken-first" ref=${top}><${List} prompt=${prompt} ids=${[first]} chosen=${first} name=${name} onTap=${() => setTaken([null, null])} /></div>`}
      ${only !== null && html`<p class="t">${name(only)}</p>`}
      ${seconds.length > 0 && html`<p class="s then">${ui("ui-route-then")}</p><${Choice} prompt=${prompt} graph=${graph} ids=${seconds} chosen=${second} name=${name} onTap=${(/** @type {string} */ id) => setTaken([first, id])} />`}
    </div>
    <${Foot} prompt=${prompt} act=${act} off=${!done} need=${ui(first === null ? "ui-choose-first" : "ui-route-then")} onPress=${given}>${draw(label)}<//>`;
}

/** Nodes and drawn arrows are tapped on the graph; everything else is a list. @param {Listing & {graph?: Graph}} props */
function Choice({ prompt, graph, ids, chosen, name, onTap }) {
  const drawn = new Set(
    graph ? [...graph.nodes.map((node) => node.id), ...graph.arrows.map((one) => one.join(">"))] : [],
  );
  if (graph && ids.every((id) => drawn.has(id))) {
    return html`<${Drawing} panel=${graph} tapping=${{ open: new Set(ids), chosen: [chosen], onTap }} />`;
  }
  if (graph && ids.every((id) => id.includes(">"))) {
    return html`<${Ends} graph=${graph} ids=${ids} chosen=${chosen} onTap=${onTap} />`;
  }
  return html`<${List} prompt=${prompt} ids=${ids} chosen=${chosen} name=${name} onTap=${onTap} />`;
}

/** @param {Listing} props */
function List({ prompt, ids, chosen, name, onTap }) {
  const note = (/** @type {string} */ id) => (prompt.items ?? []).find((one) => one.value === id)?.note;
  return html`<div class="items" role="group" aria-label=${say(prompt.title ?? prompt.label)}>
    ${ids.map(
      (
        id,
      ) => html`<button type="button" key=${id} class=${`item ${id === chosen ? "sel" : ""}`} aria-pressed=${id === chosen ? "true" : "false"}
        onClick=${() => onTap(id)}><span>${name(id)}${note(id) && html`<span class="note">${draw(note(id))}</span>`}</span></button>`,
    )}
  </div>`;
}

/** An arrow that is not drawn yet: its upper end is tapped, then its lower one. @param {Pick<Listing, "ids" | "chosen" | "onTap"> & {graph: Graph}} props */
function Ends({ graph, ids, chosen, onTap }) {
  const pairs = ids.map((id) => id.split(">"));
  const [from, setFrom] = useState(/** @type {string | null} */ (chosen?.split(">")[0] ?? null));
  const to = chosen?.split(">")[1] ?? null;
  const uppers = new Set(pairs.map(([a]) => a));
  const lowers = new Set(pairs.filter(([a]) => a === from).map(([, b]) => b));
  const tap = (/** @type {string} */ id) => {
    if (from !== null && lowers.has(id)) onTap(`${from}>${id}`);
    else setFrom(id === from ? null : id);
  };
  const open = from === null ? uppers : new Set([...lowers, from]);
  return html`<p class="s then" role="status">${ui(from === null ? "ui-arrow-from" : "ui-arrow-to")}</p>
    <${Drawing} panel=${graph} tapping=${{ open, chosen: [from, to], onTap: tap }} />`;
}

/** @param {string} id @param {RoutePrompt} prompt @param {Graph} [graph] */
function nameOfThing(id, prompt, graph) {
  const item = (prompt.items ?? []).find((one) => one.value === id);
  if (item) return say(item.label);
  if (!graph) return id;
  if (id.includes(">")) return arrowWords(graph, id);
  return say(graph.nodes.find((node) => node.id === id)?.label) || id;
}
