// The worker of the pocket: the open table, its log, its alarms; answers calls of the page.
import { fileKept, whenKept } from "./downloads.js";
import { start } from "./engine.js";
import { whenFree, openTables, hold } from "./table-lock.js";
import { append, create, gameOf, recordsOf, NotKept, setRehearsal, remove, rows } from "./log.js";

const LONGEST = 2 ** 31 - 1; // ms that a timer can wait

/** @typedef {import("../../shapes.d.ts").Bridge} Bridge */

/** @typedef {import("./engine.js").Engine} Engine */

/** @type {{resolve: (engine: Engine) => void, reject: (reason: unknown) => void}} */
let starting;
/** @type {Promise<Engine>} */
const engine = new Promise((resolve, reject) => (starting = { resolve, reject }));
engine.catch(() => {}); // calls are answered with the error
/** The bridge in Python, once it runs. @param {string} [game] that is needed first */
const python = async (game) => (await engine).bridge(game);
let code = "";
const seconds = () => Date.now() / 1000;
const CHECK_EVERY = 5000; // ms between two checks whether this worker was frozen
const FROZEN = 60; // seconds between two checks: more than on any slow machine
let lastCheck = seconds();
setInterval(() => {
  const away = seconds() - lastCheck;
  lastCheck = seconds();
  if (away > FROZEN) enqueue(async () => code && deliver((await python()).slept(seconds())));
}, CHECK_EVERY);
/** The last queued work: a step is stored before the next one is decided. */
let queue = Promise.resolve();
/** @type {Record<string, ReturnType<typeof setTimeout>>} */
const alarms = {};

/** @param {string} name @param {unknown} content */
const post = (name, content) => postMessage({ name, content });

/** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
function enqueue(work) {
  const done = queue.then(work);
  queue = done.then(
    () => {},
    () => {},
  );
  return done;
}

/** Sends the messages of a step to the page, and sets the alarms. @param {string} messages JSON @returns {unknown} the answer among them, else null */
function deliver(messages) {
  let answer = null;
  for (const [name, content] of JSON.parse(messages)) {
    if (name === "answer") answer = content;
    else if (name === "alarm") setAlarm(content);
    else post(name, content);
  }
  return answer;
}

/** @param {{kind: string, at: number | null}} alarm */
function setAlarm({ kind, at }) {
  clearTimeout(alarms[kind]);
  if (at === null) return;
  const mine = code;
  const wait = Math.min(LONGEST, Math.max(0, at - seconds()) * 1000);
  alarms[kind] = setTimeout(() => enqueue(async () => (code === mine ? decide(kind, null) : null)), wait);
}

/** @param {string} name @param {unknown} content */
async function decide(name, content) {
  if (!code) return null;
  const bridge = await python();
  return storeAndDeliver(bridge, JSON.parse(bridge.receive(name, JSON.stringify(content), seconds())));
}

/** Stores a step before anything is sent. @param {Bridge} bridge @param {{store: string | null, number: number, row: import("../../shapes.d.ts").TableSummary}} waits */
async function storeAndDeliver(bridge, waits) {
  if (waits.store !== null) {
    try {
      await append(waits.number, waits.store, waits.row);
    } catch (error) {
      const why = error instanceof NotKept ? error.message : "E_STORAGE_DENIED";
      const answer = deliver(bridge.not_stored(why, seconds()));
      if (why === "E_TAKEN_OVER") tableTaken();
      return answer;
    }
  }
  return deliver(bridge.stored(seconds()));
}

/** Another window has taken the table. */
function tableTaken() {
  closeTable();
  post("moved", {});
}

function closeTable() {
  code = "";
  for (const one of Object.values(alarms)) clearTimeout(one);
}

/** @param {string} wanted @param {boolean} steal @returns {Promise<string>} "" or the code of a refusal */
async function openTable(wanted, steal) {
  closeTable();
  if (!(await hold(wanted, steal, () => code === wanted && tableTaken()))) {
    post("moved", {});
    return "";
  }
  const records = await recordsOf(wanted);
  if (records.length === 0) return "E_NO_TABLE";
  const bridge = await python(await gameOf(wanted));
  const waits = JSON.parse(bridge.open(wanted, JSON.stringify(records), seconds()));
  if (waits.why) return waits.why === "later" ? "E_LATER_LOG" : "E_DAMAGED_LOG";
  code = wanted;
  await storeAndDeliver(bridge, waits);
  deliver(bridge.picture(seconds()));
  return "";
}

/** Stores a new table. @param {string} made JSON @param {(records: string[], row: import("../../shapes.d.ts").TableSummary) => unknown} keep @returns {Promise<{code?: string, refused?: string}>} */
async function createTable(made, keep = create) {
  const { records, row, code: refused } = JSON.parse(made);
  if (refused) return { refused };
  await keep(records, row);
  return { code: row.code };
}

/** By name: what the page may call; any: each takes what the page sends. @type {Record<string, (...args: any[]) => unknown>} */
const handlers = {
  fileKept,
  start: async (parts, base) => {
    const started = start(parts, base, whenKept);
    started.then(starting.resolve, starting.reject);
    return { restored: (await started).restored };
  },
  rest: async () => (await engine).rest(),
  rows: async () => ({ rows: await rows(), held: await openTables() }),
  open: (wanted, steal) => enqueue(() => openTable(wanted, steal)),
  freed: (wanted) => whenFree(wanted),
  close: () => enqueue(async () => closeTable()),
  do: (content) => enqueue(() => decide("do", content)),
  time: async () => ({ now: code ? (await python()).time(seconds()) : seconds() }),
  history: async () => JSON.parse((await python()).history()),
  recap: async () => JSON.parse((await python()).recap()),
  paper: async (what, content, cells) => JSON.parse((await python()).paper(what, JSON.stringify(content), cells)),
  begin: async (game) => createTable((await python(game)).new_table("", game, seconds())),
  rehearse: async (game) => createTable((await python(game)).new_rehearsal(game, seconds()), setRehearsal),
  take: async (copy) => createTable((await python()).open_copy(copy, seconds())),
  copy: async (wanted) => JSON.parse((await python()).make_copy(wanted, JSON.stringify(await recordsOf(wanted)))),
  remove: (wanted) => remove(wanted),
};

addEventListener("message", async ({ data: { id, what, args } }) => {
  try {
    postMessage({ id, value: await handlers[what](...args) });
  } catch (error) {
    console.error(what, error);
    postMessage({ id, failed: error instanceof NotKept ? error.message : "E_TRY_AGAIN" });
  }
});
