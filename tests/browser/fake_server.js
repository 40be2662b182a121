// Runs in a page before the product's scripts and replaces its server: snapshots come from the test, and the clock
// stands still. Everything else of the page is the product's own. `frame` is that of frame.js.
globalThis.fakeServer = {
  now: 1000, // seconds of the table, which stand still
  picture: null, // the newest, also sent when a socket is opened anew
  story: [], // panels of the story
  version: 0,
  socket: null,
  away: false, // whether nobody answers
  pending: 0, // requests for sentences and emblems
  mutations: 0, // of the page
};

Date.now = () => globalThis.fakeServer.now * 1000;

const later = globalThis.setTimeout;
/** A page of the wall that ends by itself after five seconds (STAYS in motion.js) waits for a touch. */
globalThis.setTimeout = (act, wait, ...given) => (wait === 5000 ? 0 : later(act, wait, ...given));

/** A socket of Socket.IO without a network. */
globalThis.WebSocket = class {
  constructor() {
    globalThis.fakeServer.socket = this;
    this.readyState = 1;
    const open = { sid: "look", upgrades: [], pingInterval: 1e9, pingTimeout: 1e9, maxPayload: 1e6 };
    setTimeout(() => {
      if (globalThis.fakeServer.away) return this.close();
      this.onopen?.({});
      this.deliver(`0${JSON.stringify(open)}`);
    });
  }

  deliver(packet) {
    this.onmessage?.({ data: packet });
  }

  send(packet) {
    if (packet.startsWith("40")) setTimeout(() => this.acceptConnection());
    const asked = /^42(\d+)\["time"/.exec(packet);
    if (asked) setTimeout(() => this.deliver(`43${asked[1]}[{"now":${globalThis.fakeServer.now}}]`));
  }

  acceptConnection() {
    this.deliver('40{"sid":"look"}');
    if (globalThis.fakeServer.picture) sendPicture(globalThis.fakeServer.picture);
  }

  close() {
    this.onclose?.({ code: 1000 });
  }
};

const fetched = globalThis.fetch;
globalThis.fetch = async (where, ...more) => {
  if (/^\/(recap|history)\//.test(String(where))) return Response.json({ panels: globalThis.fakeServer.story });
  if (String(where).startsWith("/voice/")) return new Response(null, { status: 204 }); // no voice in the gallery
  globalThis.fakeServer.pending += 1;
  try {
    const answer = await fetched(where, ...more);
    await answer.clone().text();
    return answer;
  } finally {
    globalThis.fakeServer.pending -= 1;
  }
};

/** Sends a picture as the table does, in documents. */
function sendPicture(picture) {
  const v = ++globalThis.fakeServer.version;
  const { table, view, me, desk } = picture;
  globalThis.fakeServer.picture = picture;
  const wall = { v, table, announced_at: picture.announced_at ?? 0, ...view };
  const documents = { wall, known: {}, secret: { me } };
  if (desk) documents.desk = { ...desk, v };
  globalThis.fakeServer.socket.deliver(`42${JSON.stringify(["view", documents])}`);
}

/** Waits until `condition()` is true. Throws an Error with `what` after a minute. */
async function until(condition, what) {
  const latest = performance.now() + 60000;
  while (!condition()) {
    if (performance.now() > latest) throw new Error(`never: ${what}`);
    await frame();
  }
}

const moves = () => document.getAnimations().some((one) => one.playState === "running");

/** Waits until sentences and fonts are loaded, nothing moves, and nothing changed during one frame. */
globalThis.fakeServer.idle = async () => {
  const { fakeServer } = globalThis;
  if (!fakeServer.watch) {
    fakeServer.watch = new MutationObserver(() => fakeServer.mutations++);
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    fakeServer.watch.observe(document.documentElement, everything);
  }
  let before = -1;
  await frame();
  await until(() => {
    const still = before === fakeServer.mutations && !fakeServer.pending && !moves();
    before = fakeServer.mutations;
    return still && document.fonts.status === "loaded";
  }, "idle");
};

/** Shows a picture at its own time, and waits until the page is idle. */
globalThis.fakeServer.show = async ({ picture, now, story }) => {
  globalThis.fakeServer.now = now;
  globalThis.fakeServer.story = story;
  sendPicture(picture);
  const version = String(globalThis.fakeServer.version);
  await until(() => document.documentElement.dataset.v === version, `picture ${version}`);
  await globalThis.fakeServer.idle();
};
