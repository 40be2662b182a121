// Which module asks which kind of prompt: one entry for each class of the core that is a prompt.
import { Allocate } from "./allocate.js";
import { Assign } from "./assign.js";
import { Branch } from "./branch.js";
import { Choose } from "./choose.js";
import { Counts } from "./counts.js";
import { Form } from "./form.js";
import { Order } from "./order.js";
import { Pick } from "./pick.js";
import { Press } from "./press.js";
import { Rules } from "./rules.js";
import { Several } from "./several.js";
import { Touch } from "./touch.js";

/** @type {Record<string, any>} */
export const prompts = {
  allocate: Allocate,
  assign: Assign,
  branch: Branch,
  choose: Choose,
  counts: Counts,
  form: Form,
  order: Order,
  pick: Pick,
  press: Press,
  rules: Rules,
  several: Several,
  touch: Touch,
};
