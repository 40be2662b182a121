// Single-use passes: a QR that makes another device the tablet, or gives a seat a new phone.
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { useUntil } from "../../clock.js";
import { Button } from "../../parts/controls/button.js";
import { LinkField } from "../../parts/controls/link-field.js";
import { Qr } from "../../parts/shapes/qr.js";
import { picture } from "../../store.js";
import { act } from "../../wire.js";
import { nameOf, ui } from "../../words.js";
import { shownLink } from "./code.js";
import { DeskSheet } from "./sheets.js";

/** @import { GrantShape } from "../../types.d.ts" */

/** @param {(grant: GrantShape) => boolean} wanted the newest pass of this sort with its link */
function grant(wanted) {
  const fit = (picture.value?.desk?.grants ?? []).filter((one) => wanted(one) && one.link);
  return fit.sort((a, b) => (b.expires_at ?? 0) - (a.expires_at ?? 0))[0];
}

/** A seat's new phone. @param {{seat: number}} props */
export function SeatPass({ seat }) {
  const pass = grant((one) => one.sort === "seat" && one.seat === seat);
  const make = () => act("table.seat_qr", { seat });
  return html`<${Pass} title=${ui("desk-pass-seat", { name: nameOf(seat) })} how=${ui("desk-pass-seat-how", { name: nameOf(seat) })}
    done=${ui("desk-pass-seat-done", { name: nameOf(seat) })} pass=${pass} make=${make} />`;
}

/** Another tablet; this one loses its rights at once. */
export function TabletPass() {
  const pass = grant((one) => one.sort === "tablet");
  return html`<${Pass} title=${ui("desk-pass-tablet")} how=${ui("desk-pass-tablet-how")} done=${ui("desk-pass-used")}
    pass=${pass} make=${() => act("table.hand_over", {})} />`;
}

/**
 * The QR, and the link under it for a device without a camera.
 * @param {{title: string, how: string, done: string, pass?: GrantShape, make: () => void}} props
 */
function Pass({ title, how, done, pass, make }) {
  const left = useUntil(pass?.expires_at);
  const had = useRef("");
  useEffect(() => {
    if (!pass) make();
  }, []);
  if (pass?.link) had.current = pass.link;
  const used = had.current !== "" && !pass;
  return html`<${DeskSheet} title=${title} class="codes">
    ${
      pass?.link
        ? html`<${Qr} link=${pass.link} label=${ui("desk-pass-label")} /><p class="center">${how}</p>
          ${pass.expires_at !== undefined && html`<p class="s center">${left > 0 ? ui("desk-pass-left", { seconds: left }) : ui("desk-pass-over")}</p>`}`
        : html`<p class="center t" role="status">${used ? done : ui("desk-pass-making")}</p>`
    }
    ${pass?.link && left > 0 && html`<${LinkField} link=${pass.link} label=${ui("desk-pass-link")} />`}
    ${(used || (pass && left === 0)) && html`<${Button} weight="quiet" onPress=${make}>${ui("desk-pass-again")}<//>`}
  <//>`;
}

/** The phrase that brings the tablet back when it is lost; shown once, to be written down. */
export function Recovery() {
  const pass = grant((one) => one.sort === "recovery");
  return html`<${DeskSheet} title=${ui("desk-recovery")} class="codes">
    ${
      pass?.link
        ? html`<${Qr} link=${pass.link} label=${ui("desk-pass-label")} /><p class="center phrase"><b>${pass.link}</b></p><p class="center">${ui("desk-recovery-how", { address: new URL("/g", shownLink()).href })}</p>`
        : html`<p class="center">${ui("desk-recovery-what")}</p>`
    }
    <${Button} weight="quiet" onPress=${() => act("table.make_recovery", {})}>${ui(pass ? "desk-recovery-again" : "desk-recovery-make")}<//>
  <//>`;
}
