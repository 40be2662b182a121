// All components of prompts and panels: a page loads them once its first view stands.
import { panels } from "./panels/index.js";
import { followAnswers } from "./parts/prompts/scroll-after-answer.js";
import { Awake, keepAwakeInPlay } from "./parts/device/awake-in-game.js";
import { followSkip } from "./wall/motion.js";
import { takeDoubleTapsOnce } from "./parts/controls/double-tap.js";
import { HeadClock } from "./parts/sheets/head-clock.js";
import { Invite } from "./parts/sheets/invite.js";
import { HowTo } from "./parts/sheets/how-to.js";
import { HelpSheet } from "./parts/sheets/help-sheet.js";
import { Ending } from "./parts/sheets/ending.js";
import { OwnSeat } from "./parts/sheets/own-seat.js";
import { prompts } from "./prompts/index.js";
import { page } from "./store.js";

export { keepViews } from "./parts/device/last-view.js"; // with the rest, so that a first view does not wait for it

/** @type {import("./registry.js").Registry} */
export const allComponents = {
  panels,
  prompts,
  OwnSeat,
  HelpSheet,
  HowTo,
  Invite,
  Ending,
  Awake,
  Clock: HeadClock,
  complete: true,
};

// The host's own phone alone.
if (page.kind === "phone" && page.other)
  import("./parts/sheets/on-demand.js").then((module) => module.followHearingOnPhone()).catch(() => {});
followAnswers();
followSkip();
takeDoubleTapsOnce();
keepAwakeInPlay();
