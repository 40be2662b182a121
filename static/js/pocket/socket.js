// Replaces Socket.IO in the pocket's build: the same calls, answered by the worker of this page.
import { call, on } from "./engine.js";

/** @param {{auth: {code: string}}} how */
export function io({ auth }) {
  /** any: as in Socket.IO, each event has its own content. @type {Map<string, (content?: any) => void>} */
  const listeners = new Map();
  let moved = false;
  /** The number of the newest opening; answers to older ones are ignored. */
  let opening = 0;
  const socket = {
    connected: false,
    on(/** @type {string} */ name, /** any: as above. @type {(content?: any) => void} */ listener) {
      listeners.set(name, listener);
      if (["view", "lent", "trouble"].includes(name)) on(name, (content) => socket.connected && listener(content));
      if (name === "moved") on(name, (content) => leave(content));
    },
    async connect() {
      const mine = ++opening;
      const steal = moved;
      moved = false;
      socket.connected = true;
      listeners.get("connect")?.();
      const refused = await call("open", auth.code, steal).catch((error) => error.message);
      if (mine !== opening || !refused) return;
      socket.connected = false;
      listeners.get("connect_error")?.(new Error(refused));
    },
    disconnect() {
      if (!socket.connected) return;
      opening++;
      socket.connected = false;
      call("close").catch(() => {});
      listeners.get("disconnect")?.("io client disconnect");
    },
    timeout: (/** @type {number} */ patience) => ({
      // A message to a worker needs no padding.
      emitWithAck: (/** @type {string} */ name, /** @type {{pad?: string}} */ { pad: _, ...content }) =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(reject, patience, new Error("no answer"));
          call(name, content)
            .then((answer) => (answer === null ? reject(new Error("no table is open")) : resolve(answer)))
            .catch(reject)
            .finally(() => clearTimeout(timer));
        }),
    }),
  };
  /** @param {unknown} content */
  function leave(content) {
    moved = true;
    listeners.get("moved")?.(content);
    const mine = opening;
    // Opens the table again when the other window is closed.
    call("freed", auth.code).then(() => {
      if (mine !== opening || !moved) return;
      moved = false;
      socket.connect();
    });
  }
  socket.connect();
  return socket;
}
