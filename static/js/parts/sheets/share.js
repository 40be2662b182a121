// The end of the evening as one picture: winners and every card, drawn on a canvas and handed on.
import { table } from "../../store.js";
import { nameOf, say } from "../../words.js";

const WIDE = 1080;
const INK = "#f6ecd8";
const DIM = "#d3c2a3";
const EMBER = "#ff8a4a";

/** @typedef {{verdict?: import("../../types.d.ts").Panels["verdict"], circle?: import("../../types.d.ts").Panels["circle"]}} End */

/** Shares the picture where the device can, else saves it. @param {End} plan */
export async function sharePicture(plan) {
  const picture = await paint(plan);
  const file = new File([picture], `${table.value?.code ?? "veglia"}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}); // closing the sheet is no error
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** @param {End} plan @returns {Promise<Blob>} */
async function paint({ verdict, circle }) {
  const marks = circle?.marks ?? [];
  const columns = marks.length > 12 ? 5 : marks.length > 8 ? 4 : 3;
  const cell = { w: (WIDE - 120) / columns, h: 210 };
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = 640 + Math.ceil(marks.length / columns) * cell.h;
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  brush.fillStyle = "#21160c";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  const glow = brush.createRadialGradient(WIDE / 2, 220, 20, WIDE / 2, 220, 620);
  glow.addColorStop(0, "#4d3118");
  glow.addColorStop(1, "#4d311800");
  brush.fillStyle = glow;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.textAlign = "center";
  if (verdict?.emblem) draw(brush, verdict.emblem, WIDE / 2 - 110, 70, 220, EMBER);
  const title = say(verdict?.title);
  write(brush, title, WIDE / 2, 410, fitted(brush, title, 104, WIDE - 100), INK);
  if (verdict?.line)
    write(brush, say(verdict.line), WIDE / 2, 476, fitted(brush, say(verdict.line), 36, WIDE - 120, 500), DIM, 500);
  brush.fillStyle = INK;
  brush.fillRect(60, 520, WIDE - 120, 4);
  marks.forEach((mark, i) => {
    const [x, y] = [60 + cell.w * ((i % columns) + 0.5), 560 + cell.h * Math.floor(i / columns)];
    const ink = mark.wins ? EMBER : INK;
    if (mark.emblem) draw(brush, mark.emblem, x - 46, y, 92, ink);
    write(brush, nameOf(mark.seat), x, y + 130, fitted(brush, nameOf(mark.seat), 32, cell.w - 12), ink);
    if (mark.role) write(brush, say(mark.role), x, y + 160, 24, DIM, 500);
  });
  write(brush, ["Veglia", table.value?.name].filter(Boolean).join(" · "), WIDE / 2, canvas.height - 28, 26, DIM, 500);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** @param {CanvasRenderingContext2D} brush @param {string} words @param {number} x @param {number} y @param {number} size @param {string} ink @param {number} [weight] */
function write(brush, words, x, y, size, ink, weight = 700) {
  brush.font = `${weight} ${size}px Grenze, Georgia, serif`;
  brush.fillStyle = ink;
  brush.fillText(words, x, y);
}

/** The size at which words fit. @param {CanvasRenderingContext2D} brush @param {string} words @param {number} size @param {number} room @param {number} [weight] */
function fitted(brush, words, size, room, weight = 700) {
  brush.font = `${weight} ${size}px Grenze, Georgia, serif`;
  return Math.min(size, (size * room) / brush.measureText(words).width);
}

/** An emblem of the page's own sprite. @param {CanvasRenderingContext2D} brush @param {string} name @param {number} x @param {number} y @param {number} side @param {string} ink */
function draw(brush, name, x, y, side, ink) {
  const symbol = document.getElementById(`e-${name}`);
  const box = Number(symbol?.getAttribute("viewBox")?.split(" ")[2] ?? 64);
  brush.save();
  brush.translate(x, y);
  brush.scale(side / box, side / box);
  brush.fillStyle = ink;
  for (const path of symbol?.querySelectorAll("path") ?? [])
    brush.fill(new Path2D(path.getAttribute("d") ?? ""), "evenodd");
  brush.restore();
}
