// The connection is lost, taken by another device, or refused: a sentence, the last view, a button.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { digits, remaining } from "../../clock.js";
import { hush, link, page, picture, seenAt, view } from "../../store.js";
import { connect } from "../../wire.js";
import { draw, ui } from "../../words.js";
import { Button } from "../controls/button.js";
import { Emblem } from "../shapes/emblem.js";

const GRACE = 2500; // ms: a shorter cut is not shown

/** Ids of the sentences of a phone; those of tablet and wall are in desk/connection-lost.js. */
const SAID = {
  lost: "phone-lost",
  moved: "phone-moved",
  refused: "phone-refused",
  back: "phone-moved-back",
  door: "phone-refused-join",
};

/** Whether the link has been away long enough to say so. */
export function useLost() {
  const { state } = link.value;
  const [long, setLong] = useState(false);
  const away = state === "lost" || state === "opening";
  useEffect(() => {
    setLong(false);
    if (!away) return;
    const timer = setTimeout(() => setLong(true), state === "opening" ? 6000 : GRACE);
    return () => clearTimeout(timer);
  }, [away]);
  return state === "moved" || state === "refused" || (away && long);
}

/** Redraws each second, for the age of the view and the countdown. */
function useSeconds() {
  const [, redraw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => redraw((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
}

/** The page below the header while there is no connection. @param {{words?: typeof SAID}} props */
export function Lost({ words = SAID }) {
  useSeconds();
  const { state, why, retryAt = 0, text } = link.value;
  const again = Math.max(0, Math.ceil((retryAt - Date.now()) / 1000));
  // A device that lost its place shows why; the join page says whether one may sit down again.
  const said = why
    ? (words[/** @type {"lost"} */ (why)] ?? `phone-${why}`)
    : (words[/** @type {"moved" | "refused"} */ (state)] ?? words.lost);
  return html`<main class="lost hero">
    <div class="first">
      ${!hush.value && html`<${Emblem} name="lantern-out" size="clamp(4rem, 20vh, 8rem)" class="dim" />`}
      <div role="alert"><h1>${ui(`${said}-title`)}</h1></div>
      ${text && html`<p class="lead">${draw(text)}</p>`}
      <p class="lead">${ui(said)}</p>
      ${state === "lost" && html`<p class="lead">${again > 0 ? ui("phone-lost-again", { seconds: again }) : ui("phone-lost-now")}</p>`}
      ${view.value && state === "lost" && html`<${LastView} />`}
      <div class="foot">${
        state === "refused" || why === "removed" || why === "handed"
          ? html`<a class="go" href=${page.join}>${ui(words.door)}</a>`
          : page.kind !== "screen" &&
            html`<${Button} onPress=${connect}>${ui(why ? "ui-watch" : state === "moved" ? words.back : "phone-lost-retry")}<//>`
      }
      ${state === "lost" && html`<p class="s why">${ui("phone-lost-hint")}</p>`}
      </div>
    </div>
  </main>`;
}

/** The last view, with its age and a dashed frame. */
function LastView() {
  const clock = view.value?.panels?.find((panel) => panel.kind === "countdown")?.clock;
  const age = Math.max(1, Math.round((Date.now() - seenAt.value) / 1000));
  return html`<div class="old">
    <p class="s">${age < 120 ? ui("phone-last-seen", { seconds: age }) : ui("phone-last-seen-long", { minutes: Math.floor(age / 60) })}</p>
    <p class="t">${draw(view.value?.title)}</p>
    ${clock && html`<p class="s">${ui("phone-last-clock", { time: digits(remaining(clock)) })}</p>`}
    ${picture.value?.me.seat !== undefined && html`<p class="s">${ui("phone-seat-kept")}</p>`}
  </div>`;
}
