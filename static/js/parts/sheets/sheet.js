// A sheet over the screen: a dialog with a title and one way back.
import { html } from "htm/preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { ui } from "../../words.js";

/** @import { Drawn } from "../../shapes.d.ts" */

/**
 * @param {{title: Drawn, onClose: () => void, children?: Drawn, class?: string, back?: Drawn}} props `back`: what leads back, where it is not «close»
 */
export function Sheet({ title, onClose, children, class: more = "", back }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    dialog?.showModal(); // moves the focus into the sheet, and back to its opener when it closes
    return () => {
      dialog?.close();
      opener?.focus({ preventScroll: true });
    };
  }, []);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose();
  };
  // A second Escape in a row closes without asking; a sheet that was taken away says nothing.
  const closed = (/** @type {Event} */ event) => /** @type {Element} */ (event.currentTarget).isConnected && onClose();
  return html`<dialog class=${`sheet ${more}`} ref=${box} data-rehearsal=${document.body.dataset.rehearsal} aria-labelledby=${id} onCancel=${cancel} onClose=${closed}>
    <div class="inner">
      <div class="bar">
        <h2 id=${id}>${title}</h2>
        <button type="button" class="ln" onClick=${onClose}>${back ?? ui("ui-close")}</button>
      </div>
      ${children}
    </div>
  </dialog>`;
}
