// The public screen: the code while people come, the village at night, ring and clock by day, the end.
import { effect } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { Lost } from "./desk/connection-lost.js";
import { startPage } from "./desk/start-page.js";
import { followVoice } from "./desk/read-aloud.js";
import { firstOf } from "./parts/shapes/kinds.js";
import { useLost } from "./parts/sheets/connection-lost.js";
import { StorageNotice } from "./parts/sheets/storage-notice.js";
import { NoticeLine } from "./parts/sheets/notice.js";
import { joinSentences } from "./parts/sound/sentences.js";
import { link, picture, view } from "./store.js";
import { language, isReady } from "./catalogs.js";
import { awaitsAnnouncement } from "./wall/announcement.js";
import { Control } from "./wall/control.js";
import { Corners, held } from "./wall/corners.js";
import { loadScenes, followFirstView, lateQr, scenes } from "./wall/load-scenes.js";
import { Lobby } from "./wall/lobby.js";
import { sceneShown } from "./wall/motion.js";
import { followStage, stageLoud } from "./wall/sounds.js";
import { Stage } from "./wall/stage.js";
import { followWifi } from "./wall/wifi.js";
import { draw, say } from "./words.js";

export { act } from "./wire.js"; // for commands that no button offers, sent by hand

/** @import { Picture, View } from "./types.d.ts" */

/** Puts a recorded picture on the screen, for tests that look at many moments. @param {Picture} recorded */
export const show = async (recorded) => {
  await loadScenes();
  picture.value = recorded;
};

/** Announces the title and each verdict to screen readers. */
function Announce() {
  const shown = view.value;
  const key = JSON.stringify([
    language.value,
    awaitsAnnouncement(),
    shown?.title,
    shown?.line,
    shown?.panels?.find((panel) => panel.kind === "circle")?.named,
    shown?.panels?.find((panel) => panel.kind === "daybreak"),
  ]);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (!awaitsAnnouncement()) setAnnounced(joinSentences(say(shown?.title), say(shown?.line)));
  }, [key]);
  return html`<p class="sr" role="status" aria-live="polite">${announced}</p>`;
}

/** What the view shows, as large as the screen is. @param {{shown: View}} props */
function Scene({ shown }) {
  const panels = shown.panels ?? [];
  const Layout = scenes.value?.[shown.scene];
  useLayoutEffect(() => {
    if (Layout || shown.scene === "lobby") sceneShown(true);
  });
  useLayoutEffect(() => () => sceneShown(false), []);
  if (shown.scene === "lobby" || shown.scene === "empty") return html`<${Lobby} panels=${panels} />`;
  if (!Layout) return null;
  return html`<${Layout} panels=${panels} circle=${firstOf(panels, "circle")} verdict=${firstOf(panels, "verdict")}
    tally=${firstOf(panels, "tally")} ledger=${firstOf(panels, "ledger")} panel=${firstOf(panels, "daybreak")}><${Corners} /><//>`;
}

/** A pause, and who has asked for it; at night in the corner. */
function Held() {
  return held() ? html`<p class="held-up t" aria-hidden="true">${draw(view.value?.line)}</p>` : null;
}

function Screen() {
  const lost = useLost();
  const shown = view.value;
  const speaks = shown && isReady();
  if (!speaks && !lost) return null;
  return html`<${Stage}>
    <div class="glow"></div>
    ${lost ? html`<${Lost} />` : html`<${Scene} shown=${shown} />`}
    ${speaks && !lost && lateQr.value && html`<${lateQr.value} />`}
    ${speaks && html`<${Held} /><${Announce} /><${StorageNotice} /><${NoticeLine} /><${Control} />`}
  <//>`;
}

startPage(Screen);
// The wall of a rehearsal closes with it; if the browser does not allow that, it says that it is over.
effect(() => {
  if (link.value.state !== "refused" || !document.body.dataset.rehearsal) return;
  link.value = { state: "moved", why: "over" };
  close();
});
followFirstView();
followVoice(stageLoud);
followStage(stageLoud, () => view.value);
followWifi();
