// A village of seats: everybody has a house, no names overlap, and all stand on the ground.
import assert from "node:assert/strict";
import { test } from "node:test";
import { folded } from "../../static/js/parts/shapes/letters.js";
import { buildVillage } from "../../static/js/wall/village/rows.js";

const LYING = { w: 1280, top: 270, bottom: 708, edge: 30, upright: false };
const UPRIGHT = { w: 800, top: 620, bottom: 1376, edge: 26, upright: true };
const NAMES = ["Zoe", "Massimiliano", "Maria Antonietta", "Gianfrancesco Maria", "Nonna Pina", "Bartolomeo"];
const people = (many) => [...Array(many).keys()].map((at) => NAMES[at % NAMES.length]);

for (const [way, ground] of Object.entries({ LYING, UPRIGHT }))
  for (const many of [1, 5, 9, 12, 13, 24, 40])
    test(`${many} people, ${way}`, () => {
      const names = people(many);
      const { houses, size, drop } = buildVillage(names, ground);
      assert.equal(houses.length, many);
      assert.ok(size >= 24, `letters of ${size}`);
      const rows = new Map();
      houses.forEach((house, at) => {
        assert.ok(house.x - house.room / 2 >= 0 && house.x + house.room / 2 <= ground.w, `${names[at]} is outside`);
        assert.ok(house.w <= house.room && house.h > 10, `${names[at]} has no room for a house`);
        assert.ok(house.y > ground.top && house.y + drop + size <= ground.bottom, `${names[at]} is in the sky`);
        if (many < 40) assert.ok(folded(names[at], size, house.room).w <= house.room + 1, `${names[at]} is too wide`);
        rows.set(house.y, [...(rows.get(house.y) ?? []), house]);
      });
      for (const row of rows.values())
        row.slice(1).forEach((house, at) => {
          assert.ok(house.x - row[at].x >= (house.room + row[at].room) / 2 - 1, "two names meet");
        });
    });

test("the order of the seats is that of the rows", () => {
  const { houses } = buildVillage(people(24), LYING);
  const order = [...houses].sort((one, other) => one.y - other.y || one.x - other.x);
  assert.deepEqual(order, houses);
});
