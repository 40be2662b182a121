// The history of the game on the table, fetched when it is opened and after each change of the table.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Show } from "../shapes/show.js";
import { page, picture, table } from "../../store.js";
import { ui } from "../../words.js";

/** @import { Panel } from "../../types.d.ts" */

/** Without the present standing, which the view has, and the tiles of the wall. @param {Panel} panel */
const isPast = (panel) => panel.kind !== "ledger" && panel.kind !== "tiles";

export function PastTurns() {
  const code = table.value?.code ?? page.code;
  const version = picture.value?.v;
  const [panels, setPanels] = useState(/** @type {Panel[] | null} */ (null));
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let wanted = true;
    fetch(`/history/${code}.json`)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then((/** @type {{panels: Panel[]}} */ history) => {
        if (!wanted) return;
        setPanels(history.panels.filter(isPast));
        setLost(false);
      })
      .catch(() => wanted && setLost(true));
    return () => {
      wanted = false;
    };
  }, [code, version]);
  return html`<div class="past">
    ${lost && html`<p class="s" role="status">${ui("ui-annals-lost")}</p>`}
    ${panels?.map((panel, i) => html`<${Show} key=${`${panel.kind}${i}`} panel=${panel} />`)}
    <div class="links">
      <a class="ln" href=${`/sheet/${code}`} target="_blank">${ui("sheet-print")}</a>
      <a class="ln" href=${`/sheet/${code}.csv`} download>${ui("sheet-csv")}</a>
      ${page.kind === "tablet" && html`<a class="ln" href=${`/copy/${code}.json`} download>${ui("ui-keep-copy")}</a>`}
    </div>
  </div>`;
}
