// Staged moments follow from two of the wall's own views, which are public, and from nothing else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { picture } from "../../static/js/store.js";
import { momentOf, snapshotOf } from "../../static/js/wall/moments.js";
import { followStage } from "../../static/js/wall/sounds.js";

const view = (scene, panels = [], tone = "day", line = undefined) => ({ scene, tone, title: { t: "x" }, line, panels });
const votes = (cast, ballots = cast) => ({
  kind: "tally",
  title: { t: "x" },
  cast,
  ballots: [...Array(ballots).keys()].map((voter) => ({ voter, target: 1 })),
});
const seen = (done) => ({ kind: "awaited", done, total: 9 });
const trails = (...over) => ({ kind: "trails", title: { t: "x" }, trails: over.map((one) => ({ over: one })) });
const flowers = (...gathered) => ({ kind: "petals", beds: gathered.map((one, seat) => ({ seat, gathered: one })) });
const LOT = { kind: "verdict", title: { t: "x" }, among: [1, 2] };
const speaks = (seat) => view("speech", [], "day", { t: "speaks", p: { who: { seat } } });

/** The moment between two views; null: the second one is the first of the screen. */
const between = (before, now) =>
  momentOf(before && snapshotOf(before, before.table), snapshotOf(now, now.table));
const lobby = (guests, game = null) => ({ ...view(game ? "lobby" : "empty", [], "table"), table: { ring: Array(guests), game } });

test("each moment of an evening is noticed once, and a screen that opens in it stages nothing", () => {
  const evening = {
    guest: [lobby(2), lobby(3)],
    game: [lobby(2), lobby(2, "lupus")],
    deal: [view("lobby", [], "table"), view("script", [seen(0)], "table")],
    seen: [view("script", [seen(0)], "table"), view("script", [seen(1)], "table")],
    dusk: [view("script", [seen(9)], "table"), view("night", [], "night")],
    dawn: [view("night", [], "night"), view("dawn")],
    vote: [view("ring", [votes(1)]), view("ring", [votes(2)])],
    sealed: [view("ring", [votes(1, 0)]), view("ring", [votes(2, 0)])],
    opened: [view("ring", [votes(8, 0)]), view("ring", [votes(9)])],
    omen: [view("ring", [votes(9)]), view("omen", [votes(9)], "day", { t: "owl" })],
    speech: [speaks(1), speaks(2)],
    verdict: [view("ring", [votes(8)]), view("verdict", [votes(8)])],
    lot: [view("ring", [votes(8)]), view("verdict", [votes(8), LOT])],
    end: [view("verdict"), view("end", [], "end")],
    stamp: [view("graph", [trails(true, false)]), view("graph", [trails(true, true)])],
    rose: [view("flower", [flowers(0, 1)]), view("flower", [flowers(1, 1)])],
    paper: [view("hall", [seen(1)], "table"), view("hall", [seen(2)], "table")],
    open: [view("hall", [seen(4)], "table"), view("ledger", [], "table")],
  };
  for (const [moment, [before, now]] of Object.entries(evening)) {
    assert.equal(between(before, now), moment);
    assert.equal(between(now, now), null, moment);
    assert.equal(between(null, now), null, moment);
  }
});

test("a vote that is taken back, and another question, are no moments", () => {
  assert.equal(between(view("ring", [votes(2)]), view("ring", [votes(1)])), null);
  assert.equal(between(view("script"), view("ring", [votes(0)])), null);
});

test("a device asks how loud it is with each moment that is heard, and with nothing else", () => {
  const shown = signal(null);
  let asked = 0;
  followStage(
    () => {
      asked += 1;
      return 0;
    },
    () => shown.value,
  );
  const heard = [
    view("lobby", [], "table"),
    view("ring", [votes(1)]),
    view("ring", [votes(1)]),
    view("ring", [votes(2)]),
  ];
  const count = heard.map((one) => {
    shown.value = one;
    return asked;
  });
  assert.deepEqual(count, [0, 0, 0, 1]);
  picture.value = { announced_at: 1 };
  shown.value = view("verdict", [votes(8)]);
  assert.equal(asked, 2, "the cards");
  picture.value = { announced_at: 0 };
  assert.equal(asked, 3, "the drum, with the name");
  picture.value = { announced_at: 0 };
  assert.equal(asked, 3);
});
