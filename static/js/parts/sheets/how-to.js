// How a game is played, in five pictures: what opens them. The pages themselves come when it is touched.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { table } from "../../store.js";
import { ui } from "../../words.js";

/** @typedef {import("preact").ComponentType<{game: string, onClose: () => void}>} Pages */

export function HowTo() {
  const [Pages, setPages] = useState(/** @type {Pages | null} */ (null));
  const game = table.value?.game;
  if (!game) return null;
  const bring = () => import("./how-to-pages.js").then((come) => setPages(() => come.Pages)).catch(() => {});
  return html`<p class="how-to"><button type="button" class="ln" onClick=${bring}>${ui("phone-how-to")}</button></p>
    ${Pages && html`<${Pages} game=${game} onClose=${() => setPages(null)} />`}`;
}
