// Which module asks which kind of prompt: one entry for each class of core/prompt.py and form.py.
import { Assign } from "./assign.js";
import { Choose } from "./choose.js";
import { Counts } from "./counts.js";
import { Form } from "./form.js";
import { Order } from "./order.js";
import { Pick } from "./pick.js";
import { Press } from "./press.js";
import { Rules } from "./rules.js";

/** @type {Record<string, any>} */
export const prompts = {
  assign: Assign,
  choose: Choose,
  counts: Counts,
  form: Form,
  order: Order,
  pick: Pick,
  press: Press,
  rules: Rules,
};
