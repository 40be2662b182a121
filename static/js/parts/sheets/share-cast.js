// Who stands on the picture to share, each with what the end of the game shows of them.
/** @import { Mark, Panel } from "../../types.d.ts" */

/**
 * Marks of a ring as they are; else petals, or the last sum of a ledger.
 * @param {Panel[]} panels @param {number[]} winners @returns {Mark[]}
 */
export const castOf = (panels, winners) =>
  panels.flatMap((panel) => {
    if (panel.kind === "circle") return panel.marks;
    if (panel.kind === "petals")
      return panel.beds
        .filter(({ gone }) => !gone)
        .map(({ seat, filled = 0, total = 0 }) => ({
          seat,
          role: { t: "ui-petals-of", p: { filled, total } },
          wins: winners.includes(seat),
        }));
    if (panel.kind !== "ledger") return [];
    const sum = panel.sums?.[panel.sums.length - 1];
    return panel.seats.map((seat, at) => ({
      seat,
      role: sum && { t: "ui-share-sum", p: { label: sum.label, n: sum.values[at] } },
      wins: winners.includes(seat),
    }));
  });
