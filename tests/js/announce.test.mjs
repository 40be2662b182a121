// Screen readers hear each new sentence, but not each changed number.
import assert from "node:assert/strict";
import { test } from "node:test";
import { news } from "../../static/js/parts/sound/announce.js";

test("another sentence and another name are news, one more vote is not", () => {
  const votes = (cast) => ({ t: "x-votes", p: { cast, of: 9 } });
  const dead = (seat) => ({ t: "x-dead", p: { who: { seat } } });
  assert.deepEqual(news(votes(1)), news(votes(2)));
  assert.notDeepEqual(news(dead(1)), news(dead(2)));
  assert.notDeepEqual(news(votes(1)), news(dead(1)));
  assert.notDeepEqual(news(undefined), news(dead(1)));
});
