// On a slow connection a rule that is changed several times is sent twice: the first value and the last.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { sendNewest } from "../../static/js/parts/controls/newest-change.js";

let sent;
let answers;
let ask;
beforeEach(() => {
  [sent, answers] = [[], []];
  ask = sendNewest((id, value) => {
    sent.push([id, value]);
    return new Promise((bring, fail) => answers.push({ bring, fail }));
  });
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("what was wished before the answer came is sent after it, and only the newest", async () => {
  let done = 0;
  for (const value of [5, 6, 7, 8]) ask("wolves", value).then(() => (done += 1));
  assert.deepEqual(sent, [["wolves", 5]]);
  answers.shift().bring({ ok: true });
  await settled();
  assert.deepEqual(sent.splice(0), [["wolves", 5], ["wolves", 8]]);
  assert.equal(done, 0, "what is shown stays as it is wished");
  answers.shift().bring({ ok: true });
  await settled();
  assert.equal(done, 4);
  assert.deepEqual(sent, []);
});

test("a wish that was taken back meanwhile is not sent once more", async () => {
  ask("wolves", 5);
  ask("wolves", 6);
  const done = ask("wolves", 5);
  answers.shift().bring({ ok: true });
  await done;
  assert.deepEqual(sent, [["wolves", 5]]);
});

test("another rule does not wait, and a failure does not hold up what follows", async () => {
  ask("wolves", 5);
  ask("wolves", 6);
  ask("secret", true);
  assert.deepEqual(sent, [["wolves", 5], ["secret", true]]);
  answers[0].fail(new Error("cut off"));
  await settled();
  assert.deepEqual(sent.at(-1), ["wolves", 6]);
  answers[2].bring({ ok: true });
  await settled();
  ask("wolves", 7);
  assert.deepEqual(sent.at(-1), ["wolves", 7]);
});

test("a question that cannot be sent is answered at once", async () => {
  await sendNewest(() => undefined)("wolves", 5);
});
