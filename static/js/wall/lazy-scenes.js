// The scenes of the public screen beside the lobby: loaded after it (load-scenes.js).
import { html } from "htm/preact";
import { Finale } from "../desk/end/finale.js";
import { Hall } from "../desk/lobby/real-cards.js";
import { Dawn } from "./dawn.js";
import { Vote } from "./ballots/vote.js";
import { firstOf } from "../parts/shapes/kinds.js";
import { view } from "../store.js";
import { Day } from "./day.js";
import { Deal } from "./deal.js";
import { Fight, Won } from "./duel.js";
import { Omen } from "./omen.js";
import { Ledger, Night, Spread, Whole } from "./scenes.js";
import { Speech } from "./speech.js";
import { BoardScene } from "./board-scene.js";
import { Ruling } from "./verdict.js";

/** @import { Panel, Panels, View } from "../types.d.ts" */

/** More than these stand around the clock alone: there is no room for a word under each name. */
const WITH_WORDS = 12;

/** Everybody around the cards. @param {{circle: Panels["circle"], panels: Panel[], children?: import("../shapes.d.ts").Drawn}} props */
const Around = ({ circle, panels, children }) =>
  circle.marks.length > WITH_WORDS
    ? html`<${Day} circle=${circle} panels=${panels} />`
    : html`<${Hall} circle=${circle} panels=${panels}>${children}<//>`;

/**
 * What every layout is handed; a scene has the panels that its layout draws.
 * @typedef {{panels: Panel[], circle: Panels["circle"], verdict: Panels["verdict"], tally: Panels["tally"],
 *   ledger: Panels["ledger"], panel: Panels["daybreak"], children?: import("../shapes.d.ts").Drawn}} LayoutProps
 */

/** A person reads aloud: everybody around the table, or the village to which cards are dealt. @param {LayoutProps} props */
const Script = (props) =>
  props.circle && firstOf(props.panels, "awaited") && view.value?.tone === "table"
    ? html`<${Deal} circle=${props.circle} panels=${props.panels} />`
    : html`<${Day} circle=${props.circle} panels=${props.panels} />`;

/** How the screen lays out each scene. @type {Partial<Record<View["scene"], (of: LayoutProps) => import("../shapes.d.ts").Drawn>>} */
export const SCENES = {
  script: Script,
  night: Night,
  dawn: Dawn,
  ring: Vote,
  omen: Omen,
  speech: Speech,
  verdict: Ruling,
  hall: Around,
  paper: Around,
  ledger: Ledger,
  graph: Whole,
  flower: Spread,
  line: BoardScene,
  fight: Fight,
  won: Won,
  end: Finale,
};

export { LateQr } from "./late-qr.js";
