// A link to copy, to read out, or to share with another app.
import { html } from "htm/preact";
import { useId, useRef, useState } from "preact/hooks";
import { ui } from "../../words.js";

/**
 * @param {{link: string, label: string, said?: string}} props `label`: what the link is for. `said`: the text
 *   that is shared with it; without it the link can only be copied
 */
export function LinkField({ link, label, said }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      document.execCommand("copy"); // plain http has no clipboard of its own
    }
    setCopied(true);
  };
  const shares = said !== undefined && "share" in navigator; // not on plain http
  const share = () => navigator.share({ text: said, url: link }).catch(() => {}); // closing the sheet is no error
  return html`<div class="field passlink"><label class="s" for=${id}>${label}</label>
    <input id=${id} ref=${field} readonly value=${link} onFocus=${() => field.current?.select()} />
    <span class="links">${shares && html`<button type="button" class="ln" onClick=${share}>${ui("invite-share")}</button>`}
      <button type="button" class="ln" onClick=${copy}>${ui("invite-copy")}</button>
      <span class="s" role="status">${copied && ui("invite-copied")}</span></span></div>`;
}
