// Joins sentences for screen readers, with a full stop between two if the first has none.

/** Fluent wraps what it fills in: a stop may stand before the mark that ends such a piece. */
const ENDS = /[.!?…:;][\u2069»”"')]*$/;

/** @param {(string | undefined)[]} parts */
export const joinSentences = (...parts) =>
  parts
    .filter(Boolean)
    .map((part) => (ENDS.test(part ?? "") ? part : `${part}.`))
    .join(" ");
