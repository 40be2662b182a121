// The tablet: the script to read, the ring, what is awaited, and one big button.
import { html } from "htm/preact";
import { Arena } from "./desk/table/arena.js";
import { isAround } from "./desk/table/around.js";
import { DayBoard, NightBoard } from "./desk/table/board.js";
import { EveningsLink } from "./desk/evenings/evenings.js";
import { followCards } from "./desk/evenings/cards.js";
import { followEvenings } from "./desk/evenings/follow-evenings.js";
import { followEnter } from "./desk/enter-key.js";
import { OpenSheet } from "./desk/sheets/open-sheet.js";
import { DeskFoot } from "./desk/foot.js";
import { Framed } from "./desk/table/ring-frame.js";
import { GreatTable } from "./desk/table/great-table.js";
import { Games, Lobby, Rehearse } from "./desk/lobby/lobby.js";
import { isSharedDisplay, SharedDisplayFoot, SharedDisplayNight } from "./desk/shared-display.js";
import { Lost } from "./desk/connection-lost.js";
import { GiveBack, isAway, isPassing, PassingPage } from "./desk/pass-and-play.js";
import { startPage } from "./desk/start-page.js";
import { plan } from "./desk/table/plan.js";
import { villageVolume, followVoice } from "./desk/read-aloud.js";
import { Chairs } from "./desk/lobby/seating.js";
import { Flowers } from "./desk/table/flowers.js";
import { Story } from "./desk/end/story.js";
import { Top } from "./desk/top.js";
import { followWifi } from "./desk/wifi.js";
import { MainPicture } from "./desk/table/main-picture.js";
import { Languages } from "./parts/sheets/code.js";
import { useLost } from "./parts/sheets/connection-lost.js";
import { forgetWithSeat } from "./parts/device/forget.js";
import { followFolds, useTop } from "./parts/device/scroll.js";
import { StorageNotice } from "./parts/sheets/storage-notice.js";
import { Toast } from "./parts/sheets/toast.js";
import { publicView } from "./picture.js";
import { followMusic } from "./parts/sound/music.js";
import { picture, view } from "./store.js";
import { isReady } from "./catalogs.js";
import { followStage } from "./wall/sounds.js";
import { draw, say } from "./words.js";

export { act } from "./wire.js"; // for commands that no button offers, sent by hand

/** No game yet: the chairs fill up, five cards ask what is played. @param {{plan: import("./desk/table/plan.js").Plan}} props */
function Empty({ plan: laid }) {
  return html`<main class="board lobby empty">
    <${Chairs} plan=${laid} />
    <div class="side">${view.value?.line && html`<p class="s">${draw(view.value.line)}</p>`}<${Games} /><div class="links doors"><${Rehearse} /><${EveningsLink} /></div><${StorageNotice} /><${Languages} /></div>
  </main>`;
}

const MODES = {
  empty: Empty,
  great: GreatTable,
  line: Arena,
  lobby: Lobby,
  read: NightBoard,
  ring: DayBoard,
  spread: Flowers,
  wide: MainPicture,
  end: Story,
};

/** @param {import("./desk/table/plan.js").Plan} plan */
const isFramed = ({ mode, circle }) =>
  (mode === "read" || mode === "ring") &&
  circle &&
  isAround(
    circle.marks.map((mark) => mark.seat),
    mode === "read",
  );

function Tablet() {
  const lost = useLost();
  const laid = picture.value && isReady() ? plan(picture.value) : null;
  useTop(laid ? JSON.stringify([view.value?.tone, view.value?.title, laid.asks[0]?.key]) : "");
  if (!laid) return lost ? html`<${Lost} /><${Toast} />` : null;
  const shared = isSharedDisplay(laid);
  const night = shared && view.value?.tone === "night";
  const Main = night ? SharedDisplayNight : isFramed(laid) ? Framed : MODES[laid.mode];
  return html`<div class=${`desk ${laid.mode}`}>
    <div class="glow"></div>
    ${
      lost
        ? html`<${Lost} />`
        : isPassing(laid) || isAway(laid)
          ? html`<${isAway(laid) ? GiveBack : PassingPage} plan=${laid} /><${OpenSheet} plan=${laid} />`
          : html`<${Top} plan=${laid} /><${Main} plan=${laid} circle=${laid.circle} script=${laid.script} /><${shared ? SharedDisplayFoot : DeskFoot} plan=${laid} /><${OpenSheet} plan=${laid} />`
    }
    <p class="sr" role="status">${say(laid.script?.line ?? view.value?.title)}</p>
    <${Toast} />
  </div>`;
}

startPage(Tablet);
forgetWithSeat();
followFolds();
followEnter();
followCards();
followEvenings();
followVoice();
followMusic();
followStage(villageVolume, () => picture.value && publicView());
followWifi();
