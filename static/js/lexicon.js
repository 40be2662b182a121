// Which twin draws which word on this page. A phone loads most twins only when a game begins.
import { signal } from "@preact/signals";

/** @import { PanelTwins, PromptTwins } from "./shapes.d.ts" */
/** @typedef {import("preact").ComponentType<{onClose: () => void}>} Sheet */
/** @typedef {{panels: PanelTwins, prompts: PromptTwins, OwnSeat?: Sheet, HelpSheet?: Sheet, HowTo?: import("preact").ComponentType, Invite?: import("preact").ComponentType<{from: string}>, Awake?: import("preact").ComponentType, Ending?: import("preact").ComponentType<{panels: import("./types.d.ts").Panel[], twins: PanelTwins}>, Clock?: import("preact").ComponentType, whole?: boolean}} Lexicon */

/** Kind -> twin; once it is `whole`, an unknown kind is a fault. @type {import("@preact/signals").Signal<Lexicon>} */
export const lexicon = signal({ panels: {}, prompts: {} });

/** Whether everything in this view can be drawn. @param {import("./types.d.ts").View} view */
export const canDraw = (view) =>
  lexicon.value.whole ||
  !(view.prompts?.length || view.own?.length || view.panels?.some((panel) => !lexicon.value.panels[panel.kind]));
