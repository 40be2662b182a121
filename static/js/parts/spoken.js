// A join code as it is said across a room: «LUME 42» (the same cut as companion/web/codes.py).

/** @param {string | undefined} code */
export const spoken = (code) => (code?.toUpperCase().match(/[A-Z]{4}|[0-9]+/g) ?? []).join(" ");
