// After an accepted answer: a phone scrolls to the top, where the news is.
import { effect } from "@preact/signals";
import { lastDone, hush, page, view, pending } from "../../store.js";
import { isQuick } from "../controls/quick.js";
import { scrollIntoSight, scrollToTop } from "../device/scroll.js";

/** Ids of commands that were sent from far down the page. @type {Set<string>} */
const scrolledIds = new Set();

/** From now on, scrolls to the top after answers of this phone. */
export function followAnswers() {
  if (page.kind !== "phone") return;
  effect(() => {
    for (const { id, key } of pending.value) {
      const prompt = view.peek()?.prompts?.find((one) => one.key === key);
      if (prompt && !isQuick(prompt) && !("at_once" in prompt && prompt.at_once) && !hush.peek()) scrolledIds.add(id);
    }
  });
  effect(() => {
    if (scrolledIds.delete(lastDone.value)) requestAnimationFrame(showNews);
  });
}

/** Closes the fold that was answered, and moves to the top, where the news is; not while a sheet is open or a
 *  field is being filled in. */
function showNews() {
  if (hush.peek() || document.querySelector("dialog[open]")) return;
  for (const fold of document.querySelectorAll("details.folded[open]")) fold.removeAttribute("open");
  // What is still being done at a place of the board goes on there, above the button of the turn.
  const doings = /** @type {HTMLElement | null} */ (document.querySelector(".doings"));
  if (doings) return void scrollIntoSight(doings);
  scrollToTop();
  const title = /** @type {HTMLElement | null} */ (document.querySelector("main h1"));
  if (!title || document.activeElement?.matches("input, textarea, select")) return;
  title.focus({ preventScroll: true });
}
