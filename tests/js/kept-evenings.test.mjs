// Games stored on the host's device: only those that have ended, each once, up to a limit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { statistics, cleared, eveningOf, withCurrent, idOf, MOST, read, write } from "../../static/js/desk/evenings/kept-evenings.js";
import { kept } from "./storage.mjs";

const NAMES = { 1: "Anna", 2: "Luca" };
const words = { nameOf: (seat) => NAMES[seat], say: (text) => `said ${text.t}` };
const TABLE = { code: "luna7", game: "lupus", ring: [1, 2], keeps: 1000 };
const marks = [
  { seat: 1, role: { t: "lupus-role-seer" }, wins: true },
  { seat: 2, role: { t: "lupus-role-own", p: { called: "Boia" } } },
];
const verdict = { kind: "verdict", title: { t: "lupus-win-humans" }, winners: [1] };
const END = { tone: "end", scene: "end", panels: [verdict, { kind: "circle", marks }] };
const GAME = {
  table: "luna7",
  at: 1000,
  game: "lupus",
  end: "lupus-win-humans",
  people: [
    { name: "Anna", role: "lupus-role-seer", won: true },
    { name: "Luca", role: "said lupus-role-own", won: false },
  ],
};
const EMPTY = { all: [], gone: "" };
const game = (at) => ({ ...GAME, at });

test("at the end it is kept who was what and who won, and nothing before it or where it is off", () => {
  assert.deepEqual(eveningOf(TABLE, END, words), GAME);
  for (const tone of ["table", "night", "day", "dawn"]) assert.equal(eveningOf(TABLE, { ...END, tone }, words), null);
  for (const scene of ["lobby", "night", "ring", "verdict", "won"])
    assert.equal(eveningOf(TABLE, { ...END, scene }, words), null);
  assert.equal(eveningOf({ ...TABLE, keeps: undefined }, END, words), null);
  assert.equal(eveningOf({ ...TABLE, game: undefined }, END, words), null);
});

test("what is covered on the tablet is not kept", () => {
  const roles = (circle) => eveningOf(TABLE, { ...END, panels: [verdict, circle] }, words)?.people.map((one) => one.role);
  assert.deepEqual(roles({ kind: "circle", marks, secret: true }), ["", ""]);
  assert.deepEqual(roles({ kind: "circle", marks, covered: true }), ["", ""]);
});

test("a game is kept once, follows its table, and goes when its end is taken back", () => {
  const once = withCurrent(EMPTY, idOf(GAME), GAME);
  assert.deepEqual(once.all, [GAME]);
  assert.equal(withCurrent(once, idOf(GAME), structuredClone(GAME)), once);
  const renamed = { ...GAME, people: [{ ...GAME.people[0], name: "Anna B" }] };
  assert.deepEqual(withCurrent(once, idOf(GAME), renamed).all, [renamed]);
  const two = withCurrent(once, idOf(game(2000)), game(2000));
  assert.deepEqual(withCurrent(two, idOf(GAME), null).all, [game(2000)]);
  assert.equal(withCurrent(two, "luna7:3000", null), two);
});

test("the oldest fall out, and what was deleted at the end of a game does not come back with it", () => {
  let shelf = EMPTY;
  for (let at = 1; at <= MOST + 2; at++) shelf = withCurrent(shelf, idOf(game(at)), game(at));
  assert.deepEqual([shelf.all.length, shelf.all[0].at, shelf.all.at(-1).at], [MOST, 3, MOST + 2]);
  const deleted = cleared([game(2), GAME], idOf(GAME));
  assert.equal(withCurrent(deleted, idOf(GAME), GAME), deleted);
  assert.equal(withCurrent(deleted, idOf(game(3)), game(3)).all.length, 1);
  const again = withCurrent(deleted, idOf(GAME), null); // its end was undone: another end is another game
  assert.equal(withCurrent(again, idOf(GAME), GAME).all.length, 1);
  assert.deepEqual(cleared([game(2)], idOf(GAME)), EMPTY, "a game that goes on will be kept");
});

test("what was kept comes back, what is strange is told and left out, and deleting leaves no trace", () => {
  assert.deepEqual(read(), { ...EMPTY, broken: false });
  assert.ok(write({ all: [GAME], gone: "" }));
  assert.deepEqual(read(), { all: [GAME], gone: "", broken: false });
  const [place] = kept.keys();
  const strange = [null, 7, {}, { ...GAME, at: "1" }, { ...GAME, at: 1e300 }, { ...GAME, people: [{ name: "A" }] }];
  kept.set(place, JSON.stringify({ all: [...strange, GAME], gone: 3 }));
  assert.deepEqual(read(), { all: [GAME], gone: "", broken: true });
  for (const broken of ["{", "7", "null", '{"all": 3}', "[]"]) {
    kept.set(place, broken);
    assert.deepEqual(read(), { ...EMPTY, broken: true }, broken);
  }
  write(EMPTY);
  assert.equal(kept.size, 0);
});

test("a device that keeps nothing says so", () => {
  const { localStorage: before } = globalThis;
  const denied = () => {
    throw new Error("denied");
  };
  globalThis.localStorage = { getItem: denied, setItem: denied };
  assert.deepEqual(read(), { ...EMPTY, broken: false });
  assert.equal(write({ all: [GAME], gone: "" }), false);
  globalThis.localStorage = before;
});

test("the months are counted: how often each game ended how, and for each name its roles", () => {
  const wolves = { ...game(2), end: "lupus-win-wolves", people: [{ name: "Anna", role: "lupus-role-wolf", won: false }] };
  const other = { ...game(4), game: "jrc", end: "", people: [{ name: "Luca", role: "", won: true }] };
  const { games, people } = statistics([GAME, wolves, game(3), other]);
  const ends = [["lupus-win-humans", 2], ["lupus-win-wolves", 1]];
  assert.deepEqual(games, [{ game: "lupus", ends }]);
  assert.deepEqual(
    people.map(({ name, played, won, roles }) => [name, played, won, roles]),
    [
      ["Anna", 3, 2, [["lupus-role-seer", 2], ["lupus-role-wolf", 1]]],
      ["Luca", 3, 1, [["said lupus-role-own", 2]]],
    ],
  );
});
