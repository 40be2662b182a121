// The panels as tablet and screen draw them: those of the phone, and the wide ones of their own.
import { Chart } from "../../panels/charts/chart.js";
import { Chronicle } from "../../panels/papers/chronicle.js";
import { Circle } from "../../panels/people/circle.js";
import { Script } from "../../panels/papers/script.js";
import { Tally } from "../../panels/people/tally.js";
import { Warned } from "./warned.js";
import { Dial } from "../../parts/shapes/dial.js";

/** By kind, for `Show`. @type {import("../../shapes.d.ts").PanelTwins} */
export const twins = {
  chart: Chart,
  chronicle: Chronicle,
  circle: Circle,
  countdown: Dial,
  note: Warned,
  script: Script,
  tally: Tally,
};
