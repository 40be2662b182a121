// Many seats around a board: each has its own cell, clockwise from the moderator's left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { across, frame } from "../../static/js/parts/ring/frame.js";

/** The cells of the grid that a seat covers. */
const covers = ({ row, column, span }) => [...Array(span).keys()].map((i) => `${row}/${column + i}`);

for (const beside of [1, 2, 4, 5, 6]) {
  test(`no seat lies on another, ${beside} side by side`, () => {
    for (let many = beside < 4 ? 1 : 4; many <= 40; many += 1) {
      const { cells, head, rows, columns } = frame(many, beside);
      const taken = [...cells, head].flatMap(covers);
      assert.equal(new Set(taken).size, taken.length, `${many} people`);
      assert.equal(cells.length, many);
      for (const { row, column, span } of [...cells, head]) {
        assert.ok(row >= 1 && row <= rows && column >= 1 && column + span - 1 <= columns, `${many} people`);
        assert.ok(Number.isInteger(column) && Number.isInteger(span), `${many} people`);
      }
    }
  });
}

for (const beside of [4, 5, 6]) {
  test(`the middle stays free, ${beside} side by side`, () => {
    for (let many = 4; many <= 40; many += 1) {
      const { cells, rows, columns, top } = frame(many, beside);
      const side = columns / beside;
      for (const { row, column, span } of cells) {
        const inside = row >= top && row < rows && column > side && column + span - 1 <= columns - side;
        assert.ok(!inside, `${many} people`);
      }
    }
  });
}

test("clockwise: up on the left, down on the right", () => {
  for (const [many, beside] of [[24, 2], [24, 5], [23, 4], [9, 2]]) {
    const { cells } = frame(many, beside);
    const rows = (side) => cells.filter((cell) => cell.side === side).map((cell) => cell.row);
    assert.deepEqual(rows("left"), rows("left").toSorted((a, b) => b - a));
    assert.deepEqual(rows("right"), rows("right").toSorted((a, b) => a - b));
    assert.ok(cells.findIndex((cell) => cell.side === "left") < cells.findIndex((cell) => cell.side === "right"));
  }
});

test("large letters and small pages have fewer seats side by side", () => {
  assert.deepEqual([80, 60, 44, 30, 12].map((wide) => across(wide, 24)), [6, 5, 4, 2, 1]);
  assert.equal(across(60, 3), 2);
});
