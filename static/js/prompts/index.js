// Which module asks which kind of prompt: one entry for each class of core/prompt.py and form.py.
import { Allocate } from "./allocate.js";
import { Amount } from "./amount.js";
import { Assign } from "./assign.js";
import { Choose } from "./choose.js";
import { Counts } from "./counts.js";
import { Form } from "./form.js";
import { Lines } from "./lines.js";
import { Order } from "./order.js";
import { Pick } from "./pick.js";
import { Press } from "./press.js";
import { Route } from "./route.js";
import { Rules } from "./rules.js";
import { Sequence } from "./sequence.js";

/** @type {Record<string, any>} */
export const prompts = {
  allocate: Allocate,
  amount: Amount,
  assign: Assign,
  choose: Choose,
  counts: Counts,
  form: Form,
  lines: Lines,
  order: Order,
  pick: Pick,
  press: Press,
  route: Route,
  rules: Rules,
  sequence: Sequence,
};
