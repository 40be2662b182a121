// Which twin draws which word: what this page has learnt. A phone learns most words only with a game.
import { signal } from "@preact/signals";

/** @typedef {{panels: Record<string, any>, prompts: Record<string, any>, OwnSeat?: any, HelpSheet?: any, Clock?: any, whole?: boolean}} Lexicon */

/** Kind -> twin; once it is `whole`, an unknown kind is a fault. @type {import("@preact/signals").Signal<Lexicon>} */
export const lexicon = signal({ panels: {}, prompts: {} });

/** Whether everything in this view can be drawn. @param {import("./shapes.d.ts").View} view */
export const canDraw = (view) =>
  lexicon.value.whole ||
  !(view.prompts?.length || view.own?.length || view.panels?.some((panel) => !lexicon.value.panels[panel.kind]));
