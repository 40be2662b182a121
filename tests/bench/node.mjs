// A bare Socket.IO server on Node that does the same work; usage: node node.mjs PORT [DATABASE]
// With DATABASE every command is committed (SQLite, WAL, synchronous=FULL) before its answer.
import { createServer } from "node:http";
import { Server } from "socket.io";

const [port, database] = process.argv.slice(2);
const PHONES = 24;

const openStore = async (path) => {
  const { DatabaseSync } = await import("node:sqlite");
  const db = new DatabaseSync(path);
  db.exec("PRAGMA journal_mode=WAL");
  db.exec("PRAGMA synchronous=FULL");
  db.exec("CREATE TABLE records (code TEXT, number INTEGER, record BLOB, PRIMARY KEY (code, number))");
  const insert = db.prepare("INSERT INTO records VALUES (?, ?, ?)");
  return (code, number, record) => insert.run(code, number, Buffer.from(JSON.stringify(record)));
};

const view = (code, seat, version) => ({
  v: version,
  me: { kind: "phone", seat },
  table: { code, door: "open", game: "bare" },
  view: {
    tone: "day",
    title: { t: "bare-day", p: { n: 1 } },
    line: { t: "bare-line-votes", p: { cast: version % PHONES, of: PHONES } },
    panels: [
      {
        kind: "circle",
        marks: Array.from({ length: 14 }, (_, i) => ({
          seat: 1 + ((seat + i) % PHONES),
          waits: i > 11,
        })),
        seat,
      },
    ],
  },
});

const append = database ? await openStore(database) : () => {};
const tables = new Map();
const http = createServer();
const io = new Server(http, { transports: ["websocket"] });

io.on("connection", (socket) => {
  const { code } = socket.handshake.auth;
  if (!tables.has(code)) tables.set(code, { version: 0, sockets: [] });
  const table = tables.get(code);
  table.sockets.push(socket);
  socket.emit("view", view(code, table.sockets.length, table.version));
  socket.on("do", (command, answer) => {
    table.version += 1;
    append(code, table.version, { at: Date.now() / 1000, device: socket.id, ...command });
    table.sockets.forEach((one, index) => one.emit("view", view(code, index + 1, table.version)));
    answer({ id: command.id, ok: true });
  });
  socket.on("disconnect", () => table.sockets.splice(table.sockets.indexOf(socket), 1));
});

http.listen(Number(port), "127.0.0.1", 1024, () => console.log(`port ${http.address().port}`));
