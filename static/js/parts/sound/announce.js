// What a phone announces to screen readers.
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { hasSentences, language } from "../../catalogs.js";
import { hush, view } from "../../store.js";
import { say } from "../../words.js";
import { isMain } from "../prompts/ask.js";
import { joinSentences } from "./sentences.js";

/** @import { View } from "../../types.d.ts" */

/** The newest view whose sentences are loaded. */
export function useTranslatedView() {
  const newest = useRef(/** @type {View | null} */ (null));
  if (hasSentences()) newest.current = view.value;
  return newest.current;
}

/** A key of a sentence without its numbers, so that votes are not announced one by one. @param {View["line"]} line */
export const news = (line) => [line?.t, Object.values(line?.p ?? {}).filter((value) => typeof value !== "number")];

/**
 * Announces the title and the question each time they change, but not each vote.
 * @param {{shown: View, call?: import("../../types.d.ts").Text}} props `call`: what stands in the title's place: whose turn
 *   it is, and for whom one has voted
 */
export function Announce({ shown, call }) {
  const main = shown.prompts?.find(isMain);
  // At night the sentence below a question is news, too: what the others of a pack propose.
  // After a change of language the same is announced again.
  const key = JSON.stringify([
    language.value,
    shown.title,
    call ? news(call) : news(shown.line),
    main?.key,
    main?.title,
    hush.value && main?.hint,
  ]);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    setAnnounced(
      joinSentences(say(shown.title), say(main?.title ?? call), say(main?.hint ?? (call ? undefined : shown.line))),
    );
  }, [key]);
  return html`<p class="sr" role="status" aria-live="polite">${announced}</p>`;
}
