// Single-use invites: a QR that makes another device the tablet, or gives a seat a new phone.
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

/** @import { InviteShape } from "../../types.d.ts" */

/** The newest invite of a sort that has a link. @param {(invite: InviteShape) => boolean} wanted */
function newestInvite(wanted) {
  const fit = (picture.value?.desk?.invites ?? []).filter((one) => wanted(one) && one.link);
  return fit.sort((a, b) => (b.expires_at ?? 0) - (a.expires_at ?? 0))[0];
}

/** A seat's new phone. @param {{seat: number}} props */
export function SeatInvite({ seat }) {
  const invite = newestInvite((one) => one.sort === "seat" && one.seat === seat);
  const make = () => act("table.seat_qr", { seat });
  return html`<${Invite} title=${ui("desk-invite-seat", { name: nameOf(seat) })} how=${ui("desk-invite-seat-how", { name: nameOf(seat) })}
    done=${ui("desk-invite-seat-done", { name: nameOf(seat) })} invite=${invite} make=${make} />`;
}

/** Another tablet; this one loses its rights at once. */
export function TabletInvite() {
  const invite = newestInvite((one) => one.sort === "tablet");
  return html`<${Invite} title=${ui("desk-invite-tablet")} how=${ui("desk-invite-tablet-how")} done=${ui("desk-invite-used")}
    invite=${invite} make=${() => act("table.hand_over", {})} />`;
}

/**
 * The QR, and the link under it for a device without a camera.
 * @param {{title: string, how: string, done: string, invite?: InviteShape, make: () => void}} props
 */
function Invite({ title, how, done, invite, make }) {
  const left = useUntil(invite?.expires_at);
  const had = useRef("");
  useEffect(() => {
    if (!invite) make();
  }, []);
  if (invite?.link) had.current = invite.link;
  const used = had.current !== "" && !invite;
  return html`<${DeskSheet} title=${title} class="codes">
    ${
      invite?.link
        ? html`<${Qr} link=${invite.link} label=${ui("desk-invite-label")} /><p class="center">${how}</p>
          ${invite.expires_at !== undefined && html`<p class="s center">${left > 0 ? ui("desk-invite-left", { seconds: left }) : ui("desk-invite-over")}</p>`}`
        : html`<p class="center t" role="status">${used ? done : ui("desk-invite-making")}</p>`
    }
    ${invite?.link && left > 0 && html`<${LinkField} link=${invite.link} label=${ui("desk-invite-link")} />`}
    ${(used || (invite && left === 0)) && html`<${Button} weight="quiet" onPress=${make}>${ui("desk-invite-again")}<//>`}
  <//>`;
}

/** The phrase that brings the tablet back when it is lost; shown once, to be written down. */
export function Recovery() {
  const invite = newestInvite((one) => one.sort === "recovery");
  return html`<${DeskSheet} title=${ui("desk-recovery")} class="codes">
    ${
      invite?.link
        ? html`<${Qr} link=${invite.link} label=${ui("desk-invite-label")} /><p class="center phrase"><b>${invite.link}</b></p><p class="center">${ui("desk-recovery-how", { address: new URL("/g", shownLink()).href })}</p>`
        : html`<p class="center">${ui("desk-recovery-what")}</p>`
    }
    <${Button} weight="quiet" onPress=${() => act("table.make_recovery", {})}>${ui(invite ? "desk-recovery-again" : "desk-recovery-make")}<//>
  <//>`;
}
