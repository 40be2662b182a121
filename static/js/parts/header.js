// The band on top: who one is, one's own card, and the code of the table.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Show } from "./show.js";
import { link, me, spoken, table, view } from "../store.js";
import { nameOf, ui } from "../words.js";
import { CodeSheet } from "./code.js";
import { Emblem } from "./emblem.js";
import { Sheet } from "./sheet.js";

/** @param {{twins?: Record<string, any>}} props */
export function Header({ twins }) {
  const [open, setOpen] = useState("");
  const code = spoken(table.value?.code);
  // Whoever has lost the seat has lost its card: this page has not been told anything newer.
  const own = ["moved", "refused"].includes(link.value.state) ? [] : (view.value?.own ?? []);
  const close = () => setOpen("");
  if (open === "own" && !own.length) close();
  return html`<header class="top">
    <${Who} />
    <span class="tools">
      ${
        own.length > 0 &&
        html`<button type="button" class="mine" onClick=${() => setOpen("own")}><span>${ui("phone-own")}</span></button>`
      }
      <button type="button" class="code" onClick=${() => setOpen("code")} aria-label=${ui("phone-code-label", { code })}>
        <${Emblem} name="code" size=${1.375} /><span>${code}</span>
      </button>
    </span>
    ${open === "code" && html`<${CodeSheet} onClose=${close} />`}
    ${
      open === "own" &&
      html`<${Sheet} title=${ui("phone-own-title")} onClose=${close} class="own">
        ${own.map((panel) => html`<${Show} panel=${panel} twins=${twins} />`)}
      <//>`
    }
  </header>`;
}

/** The name and the place at the table, or that one only watches. */
function Who() {
  const seat = me.value.seat;
  if (seat === undefined || seat === null)
    return html`<p class="who"><span class="t">${ui("phone-watching")}</span></p>`;
  const place = (table.value?.ring ?? []).indexOf(seat) + 1;
  const name = nameOf(seat);
  return html`<p class="who">
    <bdi class=${`t ${name.length > 18 ? "endless" : name.length > 11 ? "long" : ""}`}>${name}</bdi>
    <small class="dimmer">${place > 0 ? ui("phone-place", { place }) : ui("phone-next")}</small>
  </p>`;
}
