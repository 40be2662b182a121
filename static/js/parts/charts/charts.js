// The charts of the story: fetched at the end of a game, because no view should carry them during it.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { retryDelay } from "../../retry.js";
import { Show } from "../shapes/show.js";
import { link, page, table } from "../../store.js";

/** @import { Panel } from "../../types.d.ts" */

/** @type {Panel["kind"][]} */
const KINDS = ["chart", "courses", "leaves"];

/** Delays between tries to fetch the charts. */
const PACE = { first: 5000, most: 80000 };

/**
 * The charts; none where the view has them already.
 * @param {Panel[]} panels @param {Panel["kind"][]} [kinds] of panels that are wanted @returns {Panel[]}
 */
export function useCharts(panels, kinds = KINDS) {
  const code = table.value?.code ?? page.code;
  const on = link.value.state === "on";
  const [found, setFound] = useState({ code: "", panels: /** @type {Panel[]} */ ([]) });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!on || found.code === code) return;
    let timer = 0;
    const again = () => setTries((count) => count + 1);
    // Without charts the story still has its text.
    fetchCharts(code, kinds).then(
      (panels) => setFound({ code, panels }),
      () => (timer = window.setTimeout(again, retryDelay(tries, PACE))),
    );
    return () => clearTimeout(timer);
  }, [code, on, tries]);
  return panels.some((one) => KINDS.includes(one.kind)) ? [] : found.panels;
}

/** Fetches the charts of a story; none for a table without one. @param {string} code @param {Panel["kind"][]} kinds @returns {Promise<Panel[]>} */
async function fetchCharts(code, kinds) {
  const answer = await fetch(`/recap/${code}.json`);
  if (answer.status >= 500) throw new Error(`no story: ${answer.status}`);
  const { panels } = answer.ok ? await answer.json() : { panels: [] };
  return panels.filter((/** @type {Panel} */ one) => kinds.includes(one.kind));
}

/** On a phone, below everything else. @param {{panels: Panel[]}} props */
export function Charts({ panels }) {
  const charts = useCharts(panels);
  return (
    charts.length > 0 &&
    html`<div class="panels after charts">${charts.map((panel, at) => html`<${Show} key=${at} panel=${panel} />`)}</div>`
  );
}
