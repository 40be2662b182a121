// Stands in a page for the line to the table, before any script of the product runs: what is shown comes
// from the test, and the clock stands. Everything else of the page is the product's own. `frame` is that of frame.js.
globalThis.line = {
  now: 1000, // seconds of the table, which stand still
  told: null, // the newest picture, once more for a socket that is opened anew
  story: [], // the pictures of the end
  count: 0,
  socket: null,
  coming: 0, // words and emblems that are on their way
  changed: 0, // how often something on the page has become another
};

Date.now = () => globalThis.line.now * 1000;

const later = globalThis.setTimeout;
/** A page of the wall that ends by itself after five seconds (STAYS in motion.js) waits for a touch. */
globalThis.setTimeout = (act, wait, ...given) => (wait === 5000 ? 0 : later(act, wait, ...given));

/** A socket that speaks as Socket.IO does, to nobody. */
globalThis.WebSocket = class {
  constructor() {
    globalThis.line.socket = this;
    this.readyState = 1;
    const open = { sid: "look", upgrades: [], pingInterval: 1e9, pingTimeout: 1e9, maxPayload: 1e6 };
    setTimeout(() => {
      this.onopen?.({});
      this.says(`0${JSON.stringify(open)}`);
    });
  }

  says(packet) {
    this.onmessage?.({ data: packet });
  }

  send(packet) {
    if (packet.startsWith("40")) setTimeout(() => this.welcomes());
    const asked = /^42(\d+)\["time"/.exec(packet);
    if (asked) setTimeout(() => this.says(`43${asked[1]}[{"now":${globalThis.line.now}}]`));
  }

  welcomes() {
    this.says('40{"sid":"look"}');
    if (globalThis.line.told) tell(globalThis.line.told);
  }

  close() {
    this.onclose?.({ code: 1000 });
  }
};

const fetched = globalThis.fetch;
globalThis.fetch = async (where, ...more) => {
  if (/^\/(recap|history)\//.test(String(where))) return Response.json({ panels: globalThis.line.story });
  if (String(where).startsWith("/voice/")) return new Response(null, { status: 204 }); // no voice in the gallery
  globalThis.line.coming += 1;
  try {
    const answer = await fetched(where, ...more);
    await answer.clone().text();
    return answer;
  } finally {
    globalThis.line.coming -= 1;
  }
};

/** Sends a picture as the table does, in documents. */
function tell(told) {
  const count = ++globalThis.line.count;
  const { table, view, me, desk } = told;
  globalThis.line.told = told;
  const wall = { v: count, table, announced_at: told.announced_at ?? 0, ...view };
  const documents = { wall, known: {}, secret: { me } };
  if (desk) documents.desk = { ...desk, v: count };
  globalThis.line.socket.says(`42${JSON.stringify(["view", documents])}`);
}

/** Until this is so; a page that never comes to it is a fault of its own. */
async function until(so, what) {
  const latest = performance.now() + 60000;
  while (!so()) {
    if (performance.now() > latest) throw new Error(`never: ${what}`);
    await frame();
  }
}

const moves = () => document.getAnimations().some((one) => one.playState === "running");

/** Until the page stands: all words and letters are there, nothing moves, and nothing has changed while it
 * was drawn once. */
globalThis.line.drawn = async () => {
  const page = document.documentElement;
  if (!globalThis.line.watch) {
    globalThis.line.watch = new MutationObserver(() => globalThis.line.changed++);
    globalThis.line.watch.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
  }
  let before = -1;
  await frame();
  await until(() => {
    const still = before === globalThis.line.changed && !globalThis.line.coming && !moves();
    before = globalThis.line.changed;
    return still && document.fonts.status === "loaded";
  }, "stands still");
};

/** Shows a picture at its own time, and waits until it stands. */
globalThis.line.show = async ({ picture, now, story }) => {
  globalThis.line.now = now;
  globalThis.line.story = story;
  tell(picture);
  const count = String(globalThis.line.count);
  await until(() => document.documentElement.dataset.v === count, `picture ${count}`);
  await globalThis.line.drawn();
};
