// The band on top: who one is, one's own card, and the code of the table.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Show } from "../shapes/show.js";
import { registry } from "../../registry.js";
import { hush, link, me, page, spoken, table, view } from "../../store.js";
import { draw, nameOf, ui } from "../../words.js";
import { CodeSheet } from "./code.js";
import { Emblem } from "../shapes/emblem.js";
import { reference } from "./reference.js";
import { Sheet } from "./sheet.js";

/** @param {{components?: import("../../shapes.d.ts").PanelComponents}} props */
export function Header({ components }) {
  const [open, setOpen] = useState("");
  const code = spoken(table.value?.code);
  // A phone that has lost its seat has lost the card: this page got nothing newer.
  const lost = ["moved", "refused"].includes(link.value.state);
  const own = lost ? [] : (view.value?.own ?? []);
  const card = own[0]?.kind === "card" ? own[0] : undefined;
  const close = () => setOpen("");
  if (open === "own" && !own.length) close();
  // Closed at night, on every phone: its light and the taps on it would tell who looks something up.
  const Help = !hush.value && reference().length > 0 && registry.value.HelpSheet;
  if (open === "help" && !Help) close();
  // Neither is the own seat touched at night, nor one that is lost.
  const Seat = !lost && !hush.value && me.value.seat !== undefined && registry.value.OwnSeat;
  if (open === "seat" && !Seat) close();
  return html`<header class="top">
    <${Who} onPress=${Seat ? () => setOpen("seat") : undefined} />
    ${registry.value.Clock && html`<${registry.value.Clock} />`}
    <span class="tools">
      ${
        own.length > 0 &&
        html`<button type="button" class="mine" onClick=${() => setOpen("own")}><span>${card?.tag ? draw(card.tag) : ui("phone-own")}</span></button>`
      }
      ${
        Help &&
        html`<button type="button" class="shared" onClick=${() => setOpen("help")} aria-label=${ui("ui-help")}>?</button>`
      }
      <button type="button" class="code" onClick=${() => setOpen("code")} aria-label=${ui("phone-code-label", { code })}>
        <${Emblem} name="code" size=${1.375} /><span>${code}</span>
      </button>
    </span>
    ${open === "seat" && Seat && html`<${Seat} onClose=${close} />`}
    ${open === "code" && html`<${CodeSheet} onClose=${close} />`}
    ${open === "help" && Help && html`<${Help} onClose=${close} />`}
    ${
      open === "own" &&
      html`<${Sheet} title=${card?.tag ? draw(card.name) : ui("phone-own-title")} onClose=${close} class="own">
        ${own.map((panel) => html`<${Show} panel=${panel} components=${components} />`)}
      <//>`
    }
  </header>`;
}

/**
 * The name and the place at the table, or that one only watches, and may sit down.
 * @param {{onPress?: () => void}} props `onPress`: opens the sheet of the own seat
 */
function Who({ onPress }) {
  const seat = me.value.seat;
  if (seat === undefined || seat === null)
    return html`<p class="who"><span class="t">${ui("phone-watching")}</span> ${
      !hush.value && table.value?.door === "open" && html`<a class="ln" href=${page.join}>${ui("ui-sit")}</a>`
    }</p>`;
  const place = (table.value?.ring ?? []).indexOf(seat) + 1;
  const name = nameOf(seat);
  const at = place > 0 ? ui("phone-place", { place }) : "";
  const label = html`<bdi class=${`t ${name.length > 18 ? "endless" : name.length > 11 ? "long" : ""}`}>${name}</bdi>
    ${at && html` <small class="dimmer">${at}</small>`}`;
  if (!onPress) return html`<p class="who">${label}</p>`;
  return html`<p class="who"><button type="button" class="seated" onClick=${onPress} aria-label=${[name, at, ui("phone-seat-title")].filter(Boolean).join(", ")}>${label}</button></p>`;
}
