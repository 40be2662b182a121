// The link to the table: one socket, one command at a time, and reconnecting.
import { io } from "socket.io-client";
import { retryDelay } from "./retry.js";
import { dropSamples, addSample } from "./clock.js";
import { receiveLent } from "./handover-view.js";
import { receiveDocuments, resetDocuments } from "./picture.js";
import { lostSeat, remember } from "./lost-seat.js";
import { reloadPage } from "./reload-old-page.js";
import { inRoundSize } from "./round-size.js";
import { lastDone, link, page, picture, seenAt, showToast, pending } from "./store.js";
import { recall, store, TAB } from "./stored.js";

/** @import { CommandReply, Commands, Do, ServerEvents, Hello, Time } from "./types.d.ts" */
/** @typedef {Do & {key?: string}} Command `key`: of the prompt that it answers */

const TIMEOUT = 5000; // ms until an unanswered command is sent again, unchanged
const PACE = { first: 300, most: 8000 }; // between tries to reach the table

/** @type {import("socket.io-client").Socket} */
let socket;
let [tries, retryTimer, sendings] = [0, 0, 0];
/** Number of the sending that is not answered yet; 0: none. */
let inFlight = 0;
/** @type {Map<string, (answer: CommandReply) => void>} */
const resolvers = new Map();
/** The tap that is happening: the id for its command, and the command that it led to, as JSON ("": none yet). */
let currentTap = { id: "", command: "" };

/** 128 random bits as 32 hex digits (crypto.randomUUID is missing on plain http). */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Refusals that decide nothing: the same command is sent again, with its id. */
const UNDECIDED = new Set(["E_TRY_AGAIN", "E_BUSY", "E_CANNOT_SAVE"]);
const storageKey = () => `veglia:waiting:${page.code}:${page.kind}`;

/** Without storage, commands are not sent again after a reload. @param {Command[]} commands */
function setPending(commands) {
  pending.value = commands;
  store(storageKey(), JSON.stringify(commands), TAB);
}

/**
 * Sends a command to the table; resolves when it is decided. The id is that of the tap: the
 * same command twice in one tap is one command. `key`: the prompt that it answers.
 * @template {string} Name @param {Name} name @param {Name extends keyof Commands ? Commands[Name] : Record<string, unknown>} args
 * @param {{seat?: number | null, key?: string}} [how] @returns {Promise<CommandReply>}
 */
export function act(name, args, { seat = null, key } = {}) {
  const asked = JSON.stringify([name, args, seat]);
  if (currentTap.id && currentTap.command === asked) return Promise.resolve({ id: currentTap.id, ok: true });
  const id = currentTap.id && !currentTap.command ? currentTap.id : newId();
  currentTap = { id, command: asked };
  const command = { id, name, args, ...(seat === null ? {} : { for: seat }), ...(key ? { key } : {}) };
  setPending([...pending.value, command]);
  const answered = new Promise((/** @type {(answer: CommandReply) => void} */ resolve) => resolvers.set(id, resolve));
  sendNext();
  return answered;
}

/** Sends the oldest waiting command, unless one is on its way. */
async function sendNext() {
  const [command] = pending.value;
  if (!command || inFlight || !socket?.connected) return;
  const mine = ++sendings;
  inFlight = mine;
  /** @type {CommandReply | null} */
  const answer = await socket
    .timeout(TIMEOUT)
    .emitWithAck("do", inRoundSize(command))
    .catch(() => null);
  if (inFlight !== mine && !answer) return; // the link broke meanwhile, and it was sent once more
  inFlight = 0;
  if (answer && !UNDECIDED.has(answer.code ?? "")) {
    settle(command, answer);
    sendNext();
  } else if (answer) {
    if (answer.code === "E_CANNOT_SAVE") showToast({ t: answer.code }); // never hidden from people
    setTimeout(sendNext, 900);
  } else if (socket.connected) {
    checkLink(); // no answer on a socket that seems open
    sendNext();
  }
}

/** @param {Command} command @param {CommandReply} answer */
function settle(command, answer) {
  setPending(pending.value.filter((one) => one.id !== command.id));
  if (answer.ok) lastDone.value = command.id;
  else showToast(answer.text ?? { t: answer.code ?? "ui-refused" });
  resolvers.get(command.id)?.(answer);
  resolvers.delete(command.id);
}

/** A request that is no command; null without an answer in time. @param {string} what @param {object} content */
export const request = async (what, content) =>
  socket
    ?.timeout(2500)
    .emitWithAck(what, content)
    .catch(() => null);

/** Handles an event that only some kinds of device receive. @template {keyof ServerEvents} Name @param {Name} name @param {(content: ServerEvents[Name]) => void} handler */
export const listen = (name, handler) => void socket.on(/** @type {string} */ (name), handler);

/** Measures the server's clock once. @returns {Promise<boolean>} whether the server answered in time */
async function askTime() {
  const sent = Date.now() / 1000;
  /** @type {Time | null} */
  const answer = await request("time", {});
  if (answer) addSample(sent, answer.now, Date.now() / 1000);
  return Boolean(answer);
}

/** Checks an open link, and opens a closed one at once: after sleep, a lock screen, a new network. */
async function checkLink() {
  if (["moved", "refused"].includes(link.value.state)) return;
  if (!socket.connected) return connect();
  dropSamples();
  if (!(await askTime()) && socket.connected) connect();
}

/** Connects now; after `moved`, this takes the place back from the other device. */
export function connect() {
  if (link.value.state !== "opening") link.value = { state: "lost", retryAt: 0 };
  socket.disconnect();
  clearTimeout(retryTimer);
  socket.connect();
}

/** Ends the link: this device has no place any longer, or another one has it. @param {string} [why] */
function disconnect(why) {
  if (why) {
    remember(undefined);
    setPending([]); // not commands of the next seat of this phone
  }
  link.value = { state: "moved", why };
  socket.disconnect();
}

function retryLater() {
  if (["moved", "refused"].includes(link.value.state)) return;
  clearTimeout(retryTimer);
  const delay = retryDelay(tries++, PACE);
  link.value = { state: "lost", retryAt: Date.now() + delay };
  retryTimer = window.setTimeout(connect, delay);
}

/** Opens the link of this page and keeps it open. */
export function openWire() {
  pending.value = recall(storageKey(), [], (kept) => kept.every((/** @type {Command} */ one) => one.id), TAB);
  socket = io({
    transports: ["websocket"],
    auth: /** @satisfies {Hello} */ ({ code: page.code, kind: page.kind, build: page.build }),
    query: { r: page.route }, // by which a proxy keeps a table in one process
    reconnection: false, // done here: visible, can be hurried, and stops after `moved`
    timeout: 6000,
  });
  socket.on("connect", async () => {
    resetDocuments();
    clearTimeout(retryTimer);
    inFlight = 0;
    sendNext();
    for (let count = 0; count < 3; count++) await askTime();
  });
  socket.on("view", (/** @type {ServerEvents["view"]} */ content) => {
    const shown = receiveDocuments(content);
    if (!shown) {
      socket.disconnect(); // a new socket receives everything
      return retryLater();
    }
    tries = 0;
    const why = lostSeat(shown);
    if (why) return disconnect(why);
    picture.value = shown;
    seenAt.value = Date.now();
    link.value = { state: "on" };
  });
  // Only the tablet receives it: the table cannot be saved. Pending commands are sent again meanwhile.
  socket.on("trouble", (/** @type {ServerEvents["trouble"]} */ { text }) => text && showToast(text));
  socket.on("lent", receiveLent);
  socket.on("moved", (/** @type {ServerEvents["moved"]} */ { why } = {}) => disconnect(why));
  socket.on("disconnect", (reason) => reason === "io client disconnect" || retryLater());
  socket.on("connect_error", (error) => {
    if (error.message === "E_OLD_PAGE") return reloadPage() || retryLater();
    const refused = /^E_[A-Z_]+$/.test(error.message) && !UNDECIDED.has(error.message);
    if (error.message === "E_NO_TABLE") remember(undefined);
    if (refused) link.value = { state: "refused", text: { t: error.message } };
    else retryLater();
  });
  document.addEventListener("visibilitychange", () => document.hidden || checkLink());
  addEventListener("pageshow", (event) => event.persisted && checkLink());
  addEventListener("online", checkLink);
  for (const touch of ["pointerdown", "keydown", "click"]) {
    addEventListener(touch, () => (currentTap = { id: newId(), command: "" }), { capture: true });
  }
}
