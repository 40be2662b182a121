// The size of a command is the same for each seat, each answer and each name.
import assert from "node:assert/strict";
import test from "node:test";

const { inRoundSize } = await import("../../static/js/round-size.js");

const ID = "0123456789abcdef0123456789abcdef";
const bytes = (command) => new TextEncoder().encode(JSON.stringify(inRoundSize(command))).length;

test("every seat, and nobody, takes as many bytes", () => {
  const targets = [...Array(41).keys(), 1_000_000, null];
  for (const name of ["pick", "vote", "bid", "seal_bet"]) {
    const sizes = new Set(targets.map((target) => bytes({ id: ID, name, args: { step: "wolves", target } })));
    assert.deepEqual([...sizes], [1024]);
  }
  assert.equal(bytes({ id: ID, name: "table.rename", args: { called: "王小明".repeat(8) } }), 1024);
});

test("what is longer takes the next step, and no more than a message holds", () => {
  const long = (length) => bytes({ id: ID, name: "list_cards", args: { cards: "x".repeat(length) } });
  assert.deepEqual([1000, 2000, 3000, 3500, 3950].map(long), [2048, 3072, 4064, 4064, 4064]);
});

test("what is sent says the command, and nothing of the page", () => {
  const { pad, ...sent } = inRoundSize({ id: ID, name: "vote", args: { target: 3 }, for: 2, key: "vote" });
  assert.deepEqual(sent, { id: ID, name: "vote", args: { target: 3 }, for: 2 });
  assert.match(pad, /^ +$/);
});
