// The pictures of a story that is over: no view carries them through an evening, they are fetched at its end.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Show } from "./show.js";
import { page, table } from "../store.js";

/** @import { Panel } from "../shapes.d.ts" */

const KINDS = new Set(["chart", "courses", "leaves"]);

/** The pictures, but for what the view tells already. @param {Panel[]} told @returns {Panel[]} */
export function useCharts(told) {
  const [panels, setPanels] = useState(/** @type {Panel[]} */ ([]));
  const code = table.value?.code ?? page.code;
  useEffect(() => {
    fetch(`/recap/${code}.json`)
      .then((answer) => (answer.ok ? answer.json() : { panels: [] }))
      .then((recap) => setPanels(recap.panels.filter((/** @type {Panel} */ one) => KINDS.has(one.kind))))
      .catch(() => {}); // without the pictures the story is still told
  }, [code]);
  return told.some((one) => KINDS.has(one.kind)) ? [] : panels;
}

/** On a phone, below everything else. @param {{told: Panel[]}} props */
export function Charts({ told }) {
  const charts = useCharts(told);
  return (
    charts.length > 0 &&
    html`<div class="panels after charts">${charts.map((panel, at) => html`<${Show} key=${at} panel=${panel} />`)}</div>`
  );
}
