// The end of the evening as one picture to share: winners, every card and the titles, drawn on a canvas.
import { table } from "../../store.js";
import { nameOf, say } from "../../words.js";
import { saveFile } from "../device/save-file.js";
import { castOf } from "./share-cast.js";

const [WIDE, HIGH] = [1080, 1350];
const INK = "#f6ecd8";
const DIM = "#d3c2a3";
const EMBER = "#ff8a4a";
/** So many titles, in letters and lines of this height. */
const MOST = 5;
const TITLE = 30;
const LEADING = 38;
const GAP = 16;
/** Letters below which a name takes two lines. */
const SMALL = 22;

/** @import { Panel } from "../../types.d.ts" */

/** Shares the picture where the device can, else saves it. @param {Panel[]} panels of the end on this phone */
export async function sharePicture(panels) {
  const picture = await paint(panels);
  const name = ["veglia", table.value?.game, today()].filter(Boolean).join("-");
  const file = new File([picture], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}); // closing the sheet is no error
    return;
  }
  saveFile(file, file.name);
}

/** The date of the evening on this device, as in 2026-11-24. */
const today = () => new Date().toLocaleDateString("sv");

/** @param {Panel[]} panels @returns {Promise<Blob>} */
async function paint(panels) {
  const verdict = panels.find((panel) => panel.kind === "verdict");
  const marks = castOf(panels, verdict?.winners ?? []);
  const titles = panels.find((panel) => panel.kind === "chronicle")?.chapters.find((chapter) => chapter.titles);
  const look = getComputedStyle(document.documentElement);
  const [hue, shine] = ["--hue", "--glow"].map((name) => look.getPropertyValue(name).trim());
  const columns = marks.length > 12 ? 5 : marks.length > 8 ? 4 : marks.length > 4 ? 3 : 2;
  const canvas = document.createElement("canvas");
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const faces = marks.some((mark) => mark.emblem);
  const lift = faces ? 0 : 56; // words alone need less room, and are larger, and so is what stands above them
  const letters = faces ? { name: 32, role: 24 } : { name: 56, role: 36 };
  const cell = { w: (WIDE - 120) / columns, h: 210 - lift };
  const [side, top] = faces ? [220, 560] : [400, 740];
  const under = top + Math.ceil(marks.length / columns) * cell.h;
  const titleLines = (titles?.lines ?? []).slice(0, MOST).flatMap((line) => balanceLines(brush, say(line), WIDE - 200));
  canvas.width = WIDE;
  const full =
    under + (titleLines.length ? 130 + titleLines.length * LEADING + (titles?.lines.length ?? 0) * GAP : 0) + 80;
  canvas.height = Math.max(HIGH, full);
  const air = (canvas.height - full) / 3;
  brush.fillStyle = "#21160c";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  const glow = brush.createRadialGradient(WIDE / 2, 220, 20, WIDE / 2, 220, 620);
  glow.addColorStop(0, shine);
  glow.addColorStop(1, "transparent");
  brush.fillStyle = glow;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.textAlign = "center";
  brush.translate(0, air + top - 560);
  if (verdict?.emblem)
    draw(brush, verdict.emblem, (WIDE - side) / 2, 290 - side, side, verdict.ember ? EMBER : hue === EMBER ? INK : hue);
  const [lines, size] = fitLines(brush, say(verdict?.title), 104, WIDE - 100, 64, 72);
  for (const [at, line] of lines.entries())
    write(brush, line, WIDE / 2, 410 - (lines.length - 1 - at) * size, size, INK);
  const [rows, small] = fitLines(brush, say(verdict?.line), 36, WIDE - 120, 26, 32, 500);
  for (const [at, row] of rows.entries())
    write(brush, row, WIDE / 2, 476 + 38 * (at - (rows.length - 1) / 2), small, DIM, 500);
  brush.fillStyle = INK;
  brush.fillRect(60, 520, WIDE - 120, 4);
  marks.forEach((mark, i) => {
    const row = Math.floor(i / columns);
    const beside = Math.min(columns, marks.length - row * columns); // the last row stands in the middle
    const [x, y] = [WIDE / 2 + cell.w * ((i % columns) - (beside - 1) / 2), 560 - lift + cell.h * row];
    const ink = mark.ember ? EMBER : INK; // in ember stands a side; a gouge is under winners
    if (mark.emblem) draw(brush, mark.emblem, x - 46, y, 92, ink);
    if (mark.dead) draw(brush, "ghost", x + 52, y, 34, DIM);
    const [parts, size] = fitLines(brush, nameOf(mark.seat), letters.name, cell.w - letters.name, SMALL, SMALL); // a letter apart
    for (const [at, part] of parts.entries())
      write(brush, part, x, y + 130 - (parts.length - 1 - at) * size, size, ink);
    if (mark.wins) gouge(brush, x, y + 140, brush.measureText(parts[parts.length - 1]).width);
    if (mark.role) write(brush, say(mark.role), x, y + 140 + letters.role * 1.3, letters.role, DIM, 500);
  });
  brush.translate(0, air + 560 - top);
  if (titleLines.length) {
    brush.fillStyle = DIM;
    brush.fillRect(WIDE / 2 - 90, under + 16, 180, 2);
    write(brush, say(titles?.title), WIDE / 2, under + 84, 44, INK);
    let y = under + 100;
    for (const [words, first] of titleLines) {
      y += first ? LEADING + GAP : LEADING;
      write(brush, words, WIDE / 2, y, TITLE, INK, 500);
    }
  }
  brush.resetTransform();
  write(
    brush,
    ["Veglia", table.value?.name, today()].filter(Boolean).join(" · "),
    WIDE / 2,
    canvas.height - 28,
    26,
    DIM,
    500,
  );
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

/** A cut that is deepest in the middle. @param {CanvasRenderingContext2D} brush @param {number} x @param {number} y @param {number} w */
function gouge(brush, x, y, w) {
  brush.beginPath();
  brush.moveTo(x - w / 2, y);
  brush.quadraticCurveTo(x, y - 5, x + w / 2, y);
  brush.quadraticCurveTo(x, y + 5, x - w / 2, y);
  brush.fill();
}

/**
 * Words on one line, or on two where its letters would be smaller than `least`, and the size of them.
 * @param {CanvasRenderingContext2D} brush @param {string} words @param {number} size @param {number} room
 * @param {number} least @param {number} most of two lines @param {number} [weight]
 * @returns {[string[], number]}
 */
function fitLines(brush, words, size, room, least, most, weight) {
  const whole = fitSize(brush, words, size, room, weight);
  if (whole >= least || !words.includes(" ")) return [[words], whole];
  const two = halves(words);
  return [two, Math.min(...two.map((line) => fitSize(brush, line, most, room, weight)))];
}

/** Words in two lines of about the same length. @param {string} words */
function halves(words) {
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index ?? 0);
  const [cut] = spaces.sort((one, other) => Math.abs(one - words.length / 2) - Math.abs(other - words.length / 2));
  return [words.slice(0, cut), words.slice(cut + 1)];
}

/** The size at which words fit. @param {CanvasRenderingContext2D} brush @param {string} words @param {number} size @param {number} room @param {number} [weight] */
function fitSize(brush, words, size, room, weight = 700) {
  brush.font = `${weight} ${size}px Grenze, Georgia, serif`;
  return Math.min(size, (size * room) / brush.measureText(words).width);
}

/**
 * Words in as few lines as fit, of about the same length, and whether each is the first of them.
 * @param {CanvasRenderingContext2D} brush @param {string} words @param {number} room
 * @returns {[string, boolean][]}
 */
function balanceLines(brush, words, room) {
  const fewest = wrapLines(brush, words, room).length;
  let narrow = room;
  while (narrow > 200 && wrapLines(brush, words, narrow - 20).length === fewest) narrow -= 20;
  return wrapLines(brush, words, narrow).map((line, at) => [line, at === 0]);
}

/** @param {CanvasRenderingContext2D} brush @param {string} words @param {number} room */
function wrapLines(brush, words, room) {
  brush.font = `500 ${TITLE}px Grenze, Georgia, serif`;
  const lines = [""];
  for (const word of words.split(" ")) {
    const longer = [lines[lines.length - 1], word].filter(Boolean).join(" ");
    if (brush.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
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
