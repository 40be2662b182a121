// The panels of one kind in a view.

/** @import { Panel, Panels } from "../../types.d.ts" */

/** @template {keyof Panels} Kind @param {Panel[]} panels @param {Kind} kind @returns {Panels[Kind][]} */
export const ofKind = (panels, kind) => /** @type {Panels[Kind][]} */ (panels.filter((one) => one.kind === kind));

/** The first of them. @template {keyof Panels} Kind @param {Panel[]} panels @param {Kind} kind @returns {Panels[Kind] | undefined} */
export const firstOf = (panels, kind) => ofKind(panels, kind)[0];
