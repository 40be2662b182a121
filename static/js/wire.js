// The link to the table: one socket, one command at a time, and the way back after every cut.
import { io } from "socket.io-client";
import { pause } from "./retry.js";
import { forget, learn } from "./clock.js";
import { receiveLent } from "./handover-view.js";
import { receiveDocuments, startAnew } from "./picture.js";
import { lostSeat, remember } from "./lost-seat.js";
import { renew } from "./reload-old-page.js";
import { inRoundSize } from "./round-size.js";
import { done, link, page, picture, seenAt, showToast, waiting } from "./store.js";
import { recall, store, TAB } from "./stored.js";

/** @import { CommandReply, Commands, Do, ServerEvents, Hello, Time } from "./types.d.ts" */
/** @typedef {Do & {key?: string}} Command `key`: of the prompt that it answers */

const PATIENCE = 5000; // ms until an unanswered command is sent again, unchanged
const PACE = { first: 300, most: 8000 }; // between tries to reach the table

/** @type {import("socket.io-client").Socket} */
let socket;
let [tries, retryTimer, flights] = [0, 0, 0];
/** Counts the sendings; zero while nothing is on its way. */
let flight = 0;
/** @type {Map<string, (answer: CommandReply) => void>} */
const askers = new Map();
/** The tap that is happening: the id for its command, and the command that it led to, as JSON ("": none yet). */
let currentTap = { id: "", command: "" };

/** 128 random bits as 32 hex digits (crypto.randomUUID is missing on plain http). */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Refusals that decide nothing: the same command is sent again, with its id. */
const UNDECIDED = new Set(["E_TRY_AGAIN", "E_BUSY", "E_CANNOT_SAVE"]);
const shelf = () => `veglia:waiting:${page.code}:${page.kind}`;

/** A full or forbidden storage only costs the re-sending after a reload. @param {Command[]} commands */
function keep(commands) {
  waiting.value = commands;
  store(shelf(), JSON.stringify(commands), TAB);
}

/**
 * Asks the table for something; answers when it is decided. The id is that of the tap: asking
 * the same twice in one tap is one command. `key`: the prompt that it answers.
 * @template {string} Name @param {Name} name @param {Name extends keyof Commands ? Commands[Name] : Record<string, unknown>} args
 * @param {{seat?: number | null, key?: string}} [how] @returns {Promise<CommandReply>}
 */
export function act(name, args, { seat = null, key } = {}) {
  const asked = JSON.stringify([name, args, seat]);
  if (currentTap.id && currentTap.command === asked) return Promise.resolve({ id: currentTap.id, ok: true });
  const id = currentTap.id && !currentTap.command ? currentTap.id : newId();
  currentTap = { id, command: asked };
  const command = { id, name, args, ...(seat === null ? {} : { for: seat }), ...(key ? { key } : {}) };
  keep([...waiting.value, command]);
  const answered = new Promise((/** @type {(answer: CommandReply) => void} */ resolve) => askers.set(id, resolve));
  fly();
  return answered;
}

/** Sends the oldest waiting command, unless one is on its way. */
async function fly() {
  const [command] = waiting.value;
  if (!command || flight || !socket?.connected) return;
  const mine = ++flights;
  flight = mine;
  /** @type {CommandReply | null} */
  const answer = await socket
    .timeout(PATIENCE)
    .emitWithAck("do", inRoundSize(command))
    .catch(() => null);
  if (flight !== mine && !answer) return; // the link broke meanwhile, and it was sent once more
  flight = 0;
  if (answer && !UNDECIDED.has(answer.code ?? "")) {
    land(command, answer);
    fly();
  } else if (answer) {
    if (answer.code === "E_CANNOT_SAVE") showToast({ t: answer.code }); // said, never hidden
    setTimeout(fly, 900);
  } else if (socket.connected) {
    look(); // silence on a socket that seems open: is anybody there?
    fly();
  }
}

/** @param {Command} command @param {CommandReply} answer */
function land(command, answer) {
  keep(waiting.value.filter((one) => one.id !== command.id));
  if (answer.ok) done.value = command.id;
  else showToast(answer.text ?? { t: answer.code ?? "ui-refused" });
  askers.get(command.id)?.(answer);
  askers.delete(command.id);
}

/** Asks what is no command; nothing where no answer comes. @param {string} what @param {object} content */
export const inquire = async (what, content) =>
  socket
    ?.timeout(2500)
    .emitWithAck(what, content)
    .catch(() => null);

/** What this device does with an event that only some kinds of device receive. @template {keyof ServerEvents} Name @param {Name} name @param {(told: ServerEvents[Name]) => void} told */
export const hear = (name, told) => void socket.on(/** @type {string} */ (name), told);

/** Compares clocks once. @returns {Promise<boolean>} whether the server answered in time */
async function askTime() {
  const sent = Date.now() / 1000;
  /** @type {Time | null} */
  const answer = await inquire("time", {});
  if (answer) learn(sent, answer.now, Date.now() / 1000);
  return Boolean(answer);
}

/** Checks an open link, and opens a closed one at once: after sleep, a lock screen, a new network. */
async function look() {
  if (["moved", "refused"].includes(link.value.state)) return;
  if (!socket.connected) return reach();
  forget();
  if (!(await askTime()) && socket.connected) reach();
}

/** Connects now; after `moved`, this takes the place back from the other device. */
export function reach() {
  if (link.value.state !== "opening") link.value = { state: "lost", retryAt: 0 };
  socket.disconnect();
  clearTimeout(retryTimer);
  socket.connect();
}

/** This device no longer has a place, or another one has it. @param {string} [why] */
function leave(why) {
  if (why) {
    remember(undefined);
    keep([]); // the next seat of this phone has not asked for it
  }
  link.value = { state: "moved", why };
  socket.disconnect();
}

function later() {
  if (["moved", "refused"].includes(link.value.state)) return;
  clearTimeout(retryTimer);
  const delay = pause(tries++, PACE);
  link.value = { state: "lost", retryAt: Date.now() + delay };
  retryTimer = window.setTimeout(reach, delay);
}

/** Opens the link of this page and keeps it open. */
export function openWire() {
  waiting.value = recall(shelf(), [], (kept) => kept.every((/** @type {Command} */ one) => one.id), TAB);
  socket = io({
    transports: ["websocket"],
    auth: /** @satisfies {Hello} */ ({ code: page.code, kind: page.kind, build: page.build }),
    query: { r: page.route }, // by which a proxy keeps a table in one process
    reconnection: false, // our own: it can be seen, hurried, and stops after `moved`
    timeout: 6000,
  });
  socket.on("connect", async () => {
    startAnew();
    clearTimeout(retryTimer);
    flight = 0;
    fly();
    for (let count = 0; count < 3; count++) await askTime();
  });
  socket.on("view", (/** @type {ServerEvents["view"]} */ content) => {
    const shown = receiveDocuments(content);
    if (!shown) {
      socket.disconnect(); // a new socket is told everything
      return later();
    }
    tries = 0;
    const why = lostSeat(shown);
    if (why) return leave(why);
    picture.value = shown;
    seenAt.value = Date.now();
    link.value = { state: "on" };
  });
  // The tablet is told when the table cannot be written down; what waits is sent again meanwhile.
  socket.on("trouble", (/** @type {ServerEvents["trouble"]} */ { text }) => text && showToast(text));
  socket.on("lent", receiveLent);
  socket.on("moved", (/** @type {ServerEvents["moved"]} */ { why } = {}) => leave(why));
  socket.on("disconnect", (reason) => reason === "io client disconnect" || later());
  socket.on("connect_error", (error) => {
    if (error.message === "E_OLD_PAGE") return renew() || later();
    const refused = /^E_[A-Z_]+$/.test(error.message) && !UNDECIDED.has(error.message);
    if (error.message === "E_NO_TABLE") remember(undefined);
    if (refused) link.value = { state: "refused", text: { t: error.message } };
    else later();
  });
  document.addEventListener("visibilitychange", () => document.hidden || look());
  addEventListener("pageshow", (event) => event.persisted && look());
  addEventListener("online", look);
  for (const touch of ["pointerdown", "keydown", "click"]) {
    addEventListener(touch, () => (currentTap = { id: newId(), command: "" }), { capture: true });
  }
}
