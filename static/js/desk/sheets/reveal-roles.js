// Shows the roles of the ring: while a finger rests, or after a tap for a while; then covers them.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { ui } from "../../words.js";

const LONGEST = 20000; // ms that roles lie open after a tap
const TAP = 350; // ms: a touch that is longer was a hold

/** Whether the roles on the ring lie open on this tablet. */
export const rolesOpen = signal(false);
let timer = 0;
let since = 0;

/** Covers everything at once. */
export function cover() {
  clearTimeout(timer);
  rolesOpen.value = false;
}

function uncover() {
  clearTimeout(timer);
  rolesOpen.value = true;
  timer = window.setTimeout(cover, LONGEST);
}

addEventListener("blur", cover);
addEventListener("pagehide", cover);
document.addEventListener("visibilitychange", cover);

/** Properties of the button that uncovers. */
const buttonProps = {
  onPointerDown: (/** @type {PointerEvent} */ event) => {
    if (event.button) return;
    since = rolesOpen.value ? 0 : Date.now();
    if (since) uncover();
  },
  onPointerUp: () => {
    if (!since || Date.now() - since > TAP) cover();
  },
  onPointerCancel: cover,
  onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
  // a key or a screen reader makes a click without a pointer
  onClick: (/** @type {MouseEvent} */ event) => {
    if (event.detail === 0) rolesOpen.value ? cover() : uncover();
  },
};

/** The moderator's own place: where the roles are turned up. */
export function Reveal() {
  return html`<button type="button" class="ln reveal" aria-pressed=${rolesOpen.value ? "true" : "false"} ...${buttonProps}>
    ${ui(rolesOpen.value ? "desk-cover-roles" : "desk-show-roles")}</button>`;
}
