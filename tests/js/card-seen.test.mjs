// «I have seen it» waits for each deal again, so that no phone reveals that the same card was dealt again.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.window = globalThis;
globalThis.document = { getElementById: () => null };
const { waitForCard, cardKey, lookedAt } = await import("../../static/js/parts/secrets/card-seen.js");
const { picture } = await import("../../static/js/store.js");

const card = (name) => ({ kind: "card", seat: 1, name: { t: name }, lines: [] });
const look = { kind: "press", key: "look", command: "look", label: { t: "seen" } };
const shows = (panels, own = []) => {
  picture.value = { view: { panels, own, prompts: [] } };
};
const waits = (panel) => Boolean(waitForCard(look, panel).closed);

test("a card that is dealt waits until it was turned", () => {
  shows([card("wolf")]);
  assert.ok(waits(card("wolf")));
  lookedAt.value = cardKey(card("wolf"));
  assert.ok(!waits(card("wolf")));
});

test("the same card waits again after a rematch, also on a phone that was away in the lobby", () => {
  shows([], [card("wolf")]);
  assert.equal(lookedAt.value, cardKey(card("wolf")));
  shows([card("wolf")]);
  assert.ok(waits(card("wolf")));
});
