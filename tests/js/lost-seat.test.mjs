// A player who lost the seat while away learns the reason once.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { kept } from "./storage.mjs";

globalThis.document = { getElementById: () => ({ textContent: '{"code": "LUME42", "kind": "phone"}' }) };
const { lostSeat, remember } = await import("../../static/js/lost-seat.js");

const ANNA = { id: 1, name: "Anna", phone: true };
const shown = (seat, ...seats) => ({ me: { kind: "phone", seat }, table: { seats } });
beforeEach(() => {
  remember(undefined);
  lostSeat(shown(1, ANNA));
});

test("a seat that one still has is not lost, and neither is one that one never had", () => {
  assert.equal(lostSeat(shown(1, ANNA)), undefined);
  remember(undefined);
  assert.equal(lostSeat(shown(undefined, ANNA)), undefined);
});

test("a seat is removed, played from the tablet, or on another phone; it is said once", () => {
  const cases = { removed: [], released: [{ ...ANNA, phone: false }], moved: [ANNA] };
  for (const [why, seats] of Object.entries(cases)) {
    lostSeat(shown(1, ANNA));
    assert.equal(lostSeat(shown(undefined, ...seats)), why);
    assert.equal(lostSeat(shown(undefined, ...seats)), undefined);
  }
});

test("it is remembered over a reload, until it has been said", () => {
  assert.equal(kept.get("veglia:seat:LUME42"), "1");
  lostSeat(shown(undefined));
  assert.equal(kept.size, 0);
});
