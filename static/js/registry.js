// The components of prompts and panels that this page has loaded. A phone loads most of them after its first view.
import { signal } from "@preact/signals";

/** @import { PanelComponents, PromptComponents } from "./shapes.d.ts" */
/** @typedef {import("preact").ComponentType<{onClose: () => void}>} Sheet */
/** @typedef {{panels: PanelComponents, prompts: PromptComponents, OwnSeat?: Sheet, HelpSheet?: Sheet, HowTo?: import("preact").ComponentType, Invite?: import("preact").ComponentType<{from: string}>, Awake?: import("preact").ComponentType, Ending?: import("preact").ComponentType<{panels: import("./types.d.ts").Panel[], components: PanelComponents}>, Clock?: import("preact").ComponentType, complete?: boolean}} Registry */

/** By kind: its component. An unknown kind is an error only once `complete` is set. @type {import("@preact/signals").Signal<Registry>} */
export const registry = signal({ panels: {}, prompts: {} });

/** Whether everything in this view can be drawn. @param {import("./types.d.ts").View} view */
export const canDraw = (view) =>
  registry.value.complete ||
  !(view.prompts?.length || view.own?.length || view.panels?.some((panel) => !registry.value.panels[panel.kind]));
