// The tablet: the script to read, the ring, what is awaited, and one big button.
import { effect } from "@preact/signals";
import { html } from "htm/preact";
import { render } from "preact";
import { stayAwake } from "./awake.js";
import { Arena } from "./desk/arena.js";
import { Day, Read } from "./desk/board.js";
import { OpenSheet } from "./desk/desk.js";
import { DeskFoot } from "./desk/foot.js";
import { Great } from "./desk/great.js";
import { Chairs, Games, Lobby } from "./desk/lobby.js";
import { plan } from "./desk/plan.js";
import { followVoice } from "./desk/reader.js";
import { Spread } from "./desk/spread.js";
import { Story } from "./desk/story.js";
import { Top } from "./desk/top.js";
import { Wide } from "./desk/wide.js";
import { followBell } from "./parts/bell.js";
import { Lost, useLost } from "./parts/lost.js";
import { followFolds } from "./parts/sight.js";
import { Toast } from "./parts/toast.js";
import { light, picture, table, view } from "./store.js";
import { lexicon } from "./lexicon.js";
import { keepViews, whole } from "./whole.js";
import { openWire } from "./wire.js";
import { openWords, ready } from "./catalogs.js";
import { draw, say } from "./words.js";

export { act } from "./wire.js"; // for whoever asks by hand what no button offers

/** No game yet: the chairs fill up, five cards ask what is played. @param {{plan: any}} props */
function Empty({ plan: laid }) {
  return html`<main class="board lobby empty">
    <${Chairs} plan=${laid} />
    <div class="side">${view.value?.line && html`<p class="s">${draw(view.value.line)}</p>`}<${Games} /></div>
  </main>`;
}

const MODES = {
  empty: Empty,
  great: Great,
  line: Arena,
  lobby: Lobby,
  read: Read,
  ring: Day,
  spread: Spread,
  wide: Wide,
  end: Story,
};

function Tablet() {
  const lost = useLost();
  if (!picture.value || !ready()) return lost ? html`<${Lost} /><${Toast} />` : null;
  const laid = plan(picture.value);
  const Main = MODES[laid.mode];
  return html`<div class=${`desk ${laid.mode}`}>
    <div class="glow"></div>
    ${
      lost
        ? html`<${Lost} />`
        : html`<${Top} plan=${laid} /><${Main} plan=${laid} /><${DeskFoot} plan=${laid} /><${OpenSheet} plan=${laid} />`
    }
    <${Toast} />
  </div>`;
}

const start = document.getElementById("app");
lexicon.value = whole;
openWire();
stayAwake();
followBell();
followFolds();
followVoice();
openWords().then(() => {
  keepViews();
  effect(light);
  effect(() => {
    document.title = [say(view.value?.title), table.value?.name].filter(Boolean).join(" · ") || "Veglia";
  });
  let drawn = false;
  effect(() => {
    if (drawn || !picture.value || !start) return;
    drawn = true;
    start.replaceChildren();
    render(html`<${Tablet} />`, start);
  });
});
