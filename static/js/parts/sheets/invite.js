// The link of the QR, to be sent in a chat, in the language of the sender.
import { html } from "htm/preact";
import { language } from "../../catalogs.js";
import { spoken, table } from "../../store.js";
import { ui } from "../../words.js";
import { LinkField } from "../controls/link-field.js";

/**
 * The address names the language, because programs that fetch the preview of a link send none.
 * @param {{from: string}} props the address at which guests reach the table
 */
export function Invite({ from }) {
  const { code, name } = table.value ?? {};
  const called = name || spoken(code);
  return html`<${LinkField} link=${`${from}/j/${code}?in=${language.value}`} label=${ui("invite-label")} said=${ui("invite-said", { called })} />`;
}
