// Links on a phone that waits in the lobby: how the game is played, and the story of the game before.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { table } from "../../store.js";
import { ui } from "../../words.js";
import { StorageNotice } from "./storage-notice.js";

/** @typedef {import("preact").ComponentType<{game: string, onClose: () => void}>} Pages */

/** The pages are loaded at a touch. */
export function HowTo() {
  const [Pages, setPages] = useState(/** @type {Pages | null} */ (null));
  const { game, story, code } = table.value ?? {};
  if (!game) return null;
  const show = () => import("./on-demand.js").then((come) => setPages(() => come.Pages)).catch(() => {});
  return html`<p class="links">
      <button type="button" class="ln" onClick=${show}>${ui("phone-how-to")}</button>
      ${story && html`<a class="ln" href=${`/recap/${code}`} target="_blank">${ui("phone-story-before")}</a>`}
    </p>
    <${StorageNotice} />
    ${Pages && html`<${Pages} game=${game} onClose=${() => setPages(null)} />`}`;
}
