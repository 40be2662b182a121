// The way in, to be sent by a chat: the link of the QR, in the words of who sends it.
import { html } from "htm/preact";
import { language } from "../../catalogs.js";
import { spoken, table } from "../../store.js";
import { ui } from "../../words.js";
import { LinkField } from "../controls/link-field.js";

/**
 * The address says in which language it was sent: what a chat shows of a link is fetched by a program that names none.
 * @param {{from: string}} props the address at which guests reach the table
 */
export function Invite({ from }) {
  const { code, name } = table.value ?? {};
  const called = name || spoken(code);
  return html`<${LinkField} link=${`${from}/j/${code}?in=${language.value}`} label=${ui("invite-label")} said=${ui("invite-said", { called })} />`;
}
