// The worker of the pocket: the table that is open, its log, its alarms. The page asks, and is told.
import { come, here } from "./coming.js";
import { start } from "./engine.js";
import { freed, held, hold } from "./hold.js";
import { append, create, gameOf, log, NotKept, rehearse, remove, rows } from "./log.js";

const LONGEST = 2 ** 31 - 1; // ms that a timer can wait

/** @typedef {import("../../shapes.d.ts").Bridge} Bridge */

/** @typedef {import("./engine.js").Engine} Engine */

/** @type {{resolve: (engine: Engine) => void, reject: (reason: unknown) => void}} */
let starting;
/** @type {Promise<Engine>} */
const engine = new Promise((resolve, reject) => (starting = { resolve, reject }));
engine.catch(() => {}); // requests are answered with that
/** Python's end of the bridge, once it runs. @param {string} [game] that is needed first */
const python = async (game) => (await engine).bridge(game);
let code = "";
const wall = () => Date.now() / 1000;
/** A frozen tab, a tablet that slept: nothing of this ran meanwhile. */
const PULSE = 5000; // ms between two looks at the clock
const ASLEEP = 60; // seconds that are no slow machine
let seen = wall();
setInterval(() => {
  const away = wall() - seen;
  seen = wall();
  if (away > ASLEEP) next(async () => code && pass((await python()).slept(wall())));
}, PULSE);
/** One thing after the other: a step is stored before the next one is decided. */
let line = Promise.resolve();
/** @type {Record<string, ReturnType<typeof setTimeout>>} */
const alarms = {};

/** @param {string} name @param {unknown} content */
const post = (name, content) => postMessage({ name, content });

/** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
function next(work) {
  const done = line.then(work);
  line = done.then(
    () => {},
    () => {},
  );
  return done;
}

/** Tells the page what came of a step, and sets the alarms. @param {string} messages JSON @returns {unknown} the answer, if one is awaited */
function pass(messages) {
  let answer = null;
  for (const [name, content] of JSON.parse(messages)) {
    if (name === "answer") answer = content;
    else if (name === "alarm") arm(content);
    else post(name, content);
  }
  return answer;
}

/** @param {{kind: string, at: number | null}} alarm */
function arm({ kind, at }) {
  clearTimeout(alarms[kind]);
  if (at === null) return;
  const mine = code;
  const wait = Math.min(LONGEST, Math.max(0, at - wall()) * 1000);
  alarms[kind] = setTimeout(() => next(async () => (code === mine ? step(kind, null) : null)), wait);
}

/** @param {string} name @param {unknown} content */
async function step(name, content) {
  if (!code) return null;
  const bridge = await python();
  return settle(bridge, JSON.parse(bridge.receive(name, JSON.stringify(content), wall())));
}

/** Stores first, and only then tells anybody. @param {Bridge} bridge @param {{store: string | null, number: number, row: import("../../shapes.d.ts").Shelved}} waits */
async function settle(bridge, waits) {
  if (waits.store !== null) {
    try {
      await append(waits.number, waits.store, waits.row);
    } catch (error) {
      const why = error instanceof NotKept ? error.message : "E_STORAGE_DENIED";
      const answer = pass(bridge.not_stored(why, wall()));
      if (why === "E_TAKEN_OVER") lost();
      return answer;
    }
  }
  return pass(bridge.stored(wall()));
}

/** Another window has the table now. */
function lost() {
  shut();
  post("moved", {});
}

function shut() {
  code = "";
  for (const one of Object.values(alarms)) clearTimeout(one);
}

/** @param {string} wanted @param {boolean} steal @returns {Promise<string>} "" or the code of a refusal */
async function open(wanted, steal) {
  shut();
  if (!(await hold(wanted, steal, () => code === wanted && lost()))) {
    post("moved", {});
    return "";
  }
  const records = await log(wanted);
  if (records.length === 0) return "E_NO_TABLE";
  const bridge = await python(await gameOf(wanted));
  const waits = JSON.parse(bridge.open(wanted, JSON.stringify(records), wall()));
  if (waits.why) return waits.why === "later" ? "E_LATER_LOG" : "E_DAMAGED_LOG";
  code = wanted;
  await settle(bridge, waits);
  pass(bridge.picture(wall()));
  return "";
}

/** A new table is kept whole. @param {string} made JSON @param {(records: string[], row: import("../../shapes.d.ts").Shelved) => unknown} keep @returns {Promise<{code?: string, refused?: string}>} */
async function begin(made, keep = create) {
  const { records, row, code: refused } = JSON.parse(made);
  if (refused) return { refused };
  await keep(records, row);
  return { code: row.code };
}

/** What the page may ask for, by name; any: each takes what the page sends it. @type {Record<string, (...args: any[]) => unknown>} */
const asked = {
  come,
  start: async (parts, base) => {
    const started = start(parts, base, here);
    started.then(starting.resolve, starting.reject);
    return { woken: (await started).woken };
  },
  rest: async () => (await engine).rest(),
  rows: async () => ({ rows: await rows(), held: await held() }),
  open: (wanted, steal) => next(() => open(wanted, steal)),
  freed: (wanted) => freed(wanted),
  close: () => next(async () => shut()),
  do: (content) => next(() => step("do", content)),
  time: async () => ({ now: code ? (await python()).time(wall()) : wall() }),
  history: async () => JSON.parse((await python()).history()),
  recap: async () => JSON.parse((await python()).recap()),
  paper: async (what, content, cells) => JSON.parse((await python()).paper(what, JSON.stringify(content), cells)),
  begin: async (game) => begin((await python(game)).begun("", game, wall())),
  rehearse: async (game) => begin((await python(game)).rehearsed(game, wall()), rehearse),
  take: async (copy) => begin((await python()).taken_up(copy, wall())),
  copy: async (wanted) => JSON.parse((await python()).carried(wanted, JSON.stringify(await log(wanted)))),
  remove: (wanted) => remove(wanted),
};

addEventListener("message", async ({ data: { id, what, args } }) => {
  try {
    postMessage({ id, value: await asked[what](...args) });
  } catch (error) {
    console.error(what, error);
    postMessage({ id, failed: error instanceof NotKept ? error.message : "E_TRY_AGAIN" });
  }
});
