// Which module asks which kind of prompt: one entry for each class of the core that is a prompt.
import { Allocate } from "./allocate.js";
import { Amount } from "./amount.js";
import { Assign } from "./assign.js";
import { Branch } from "./branch.js";
import { Choose } from "./choose.js";
import { Counts } from "./counts.js";
import { Form } from "./form.js";
import { Grid } from "./grid.js";
import { Lines } from "./lines.js";
import { Order } from "./order.js";
import { Pick } from "./pick.js";
import { Press } from "./press.js";
import { Reaction } from "./reaction.js";
import { Route } from "./route.js";
import { Rules } from "./rules.js";
import { Sequence } from "./sequence.js";
import { Several } from "./several.js";
import { Throw } from "./throw.js";
import { Touch } from "./touch.js";

/** @type {Required<import("../shapes.d.ts").PromptComponents>} */
export const prompts = {
  allocate: Allocate,
  amount: Amount,
  assign: Assign,
  branch: Branch,
  choose: Choose,
  counts: Counts,
  form: Form,
  grid: Grid,
  lines: Lines,
  order: Order,
  pick: Pick,
  press: Press,
  reaction: Reaction,
  route: Route,
  rules: Rules,
  sequence: Sequence,
  several: Several,
  throw: Throw,
  touch: Touch,
};
