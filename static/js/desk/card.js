// The tablet goes to somebody without a phone: their card, and nothing else, until it comes back.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Show } from "../parts/show.js";
import { Ask } from "../parts/ask.js";
import { Button } from "../parts/button.js";
import { Emblem } from "../parts/emblem.js";
import { afterCard, turned } from "../parts/turned.js";
import { nameOf, ui } from "../words.js";
import { close, DeskSheet, useSent } from "./sheets.js";

/** @param {{seat: number, plan: import("./plan.js").Plan}} props */
export function HandOut({ seat, plan }) {
  const [there, setThere] = useState(false);
  const name = nameOf(seat);
  const card = plan.cards.find((one) => one.seat === seat);
  const seen = plan.turns.find((prompt) => prompt.kind === "press" && prompt.act_for?.includes(seat));
  useSent(seen ? [seen.key] : [], close);
  if (!card) return null;
  // Whoever had the tablet before may hold the same card: each looks for themselves.
  const take = () => {
    turned.value = "";
    setThere(true);
  };
  if (!there) {
    return html`<${DeskSheet} title=${ui("desk-card-title")} class="handout">
      <div class="middle"><${Emblem} name="lantern" size=${6} /><p class="t big">${ui("desk-card-give", { name })}</p><p class="s">${ui("desk-card-why")}</p></div>
      <${Button} onPress=${take}>${ui("desk-card-me", { name })}<//>
    <//>`;
  }
  return html`<${DeskSheet} title=${html`<bdi>${name}</bdi>`} class="handout">
    <${Show} panel=${card} />
    ${
      seen
        ? html`<${Ask} prompt=${{ ...afterCard(seen, card), act_for: [seat] }} />`
        : html`<${Button} onPress=${close}>${ui("desk-card-done")}<//>`
    }
  <//>`;
}
