// Which module asks which kind of prompt: one entry for each class of core/prompt.py and form.py.
import { Assign } from "./assign.js";
import { Choose } from "./choose.js";
import { Counts } from "./counts.js";
import { Form } from "./form.js";
import { Grid } from "./grid.js";
import { Order } from "./order.js";
import { Pick } from "./pick.js";
import { Press } from "./press.js";
import { Reaction } from "./reaction.js";
import { Rules } from "./rules.js";
import { Throw } from "./throw.js";

/** @type {Record<string, any>} */
export const prompts = {
  assign: Assign,
  choose: Choose,
  counts: Counts,
  form: Form,
  grid: Grid,
  order: Order,
  pick: Pick,
  press: Press,
  reaction: Reaction,
  rules: Rules,
  throw: Throw,
};
