// The lobby on the public screen: a village in which each guest lights a window, and the way in.
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { gameName } from "../desk/table/game-name.js";
import { nameWidth } from "../parts/shapes/letters.js";
import { spoken, table } from "../store.js";
import { draw, ui } from "../words.js";
import { stage } from "./stage.js";
import { useGuests } from "./village/guests.js";
import { chimneyTop, Cords, House, WindowLight } from "./village/house.js";
import { Landscape } from "./village/landscape.js";
import { Moon, MoonHalo } from "./village/moon.js";
import { setName, buildVillage } from "./village/rows.js";
import { Sky, Smoke } from "./village/sky.js";
import { network, WifiEntry } from "./wifi.js";

/** @import { Panel } from "../types.d.ts" */

/** People of whom more than one row is built. */
const FEW = 12;
/** Houses of one row, with the empty ones. */
const STREET = 9;

/** Where the parts of the page stand; beside two codes the moon is smaller. @param {number} people @param {{w: number, h: number, upright: boolean}} size units @param {boolean} two */
function plan(people, { w, h, upright }, two) {
  if (upright) {
    const many = people > 10;
    const [y, r] = two ? (many ? [204, 44] : [268, 98]) : many ? [252, 74] : [330, 140];
    return { moon: { x: w / 2, y, r }, top: many ? 620 : 850, edge: 26 };
  }
  const many = people > FEW;
  return {
    moon: { x: w * (two ? 0.5 : 0.6), y: many ? 130 : 196, r: (many ? 87 : 123) - (two ? 20 : 0) },
    top: many ? 270 : h - 300,
    edge: many ? 30 : 34,
  };
}

/** @param {{panels: Panel[]}} props */
export function Lobby({ panels }) {
  const seats = table.value?.seats ?? [];
  const ring = (table.value?.ring ?? []).flatMap((id) => seats.find((seat) => seat.id === id) ?? []);
  const { guests, arrived } = useGuests(ring);
  const { w, h, upright } = stage.value;
  const closed = table.value?.door === "closed";
  const shared = closed ? null : network.value;
  const { moon, top, edge } = plan(ring.length, stage.value, Boolean(shared));
  const rows = upright || ring.length > FEW;
  const lived = street(guests, { w, top, bottom: h - (upright ? 46 : rows ? 12 : 46), edge, upright });
  const waits = dark(panels);
  const home = lived.houses.find(({ guest }) => guest);
  return html`<main class=${`lobby ${rows ? "in-rows" : ""} ${ring.length > (upright ? 10 : FEW) ? "many" : ""} ${shared ? "two" : ""}`}>
    <svg class="village hamlet" viewBox=${`0 0 ${w} ${h}`} role="img" aria-label=${ui("screen-people", { count: ring.length })}>
      <${WindowLight} /><${MoonHalo} />
      <${Moon} ...${moon} />
      <${Landscape} w=${w} h=${h} horizon=${rows ? top + 20 : h - 276} rows=${rows} />
      <${Houses} ...${lived} dark=${waits} />
    </svg>
    <${Sky} w=${w} y=${228} />${home?.guest && html`<${Smoke} ...${chimneyTop(home.at, home.guest.id)} />`}
    <${Names} ...${lived} dark=${waits} />
    <h1>${gameName() || ui("screen-who-plays")}</h1>
    <p class="t how-many">${ui("screen-people", { count: ring.length })}</p>
    ${shared && html`<${WifiEntry} shared=${shared} />`}
    <div class="entry">${!closed && html`<${Paper} />`}
      <div><p class="how">${shared && html`<b class="num">2</b> `}${ui(closed ? "screen-door-closed" : "screen-how")}</p>
      ${!closed && html`<${Code} />`}</div></div>
    ${arrived.length > 0 && html`<p class="arrived t em" style=${`left:${rows && !upright ? moon.x : w / 2}px;top:${moon.y + moon.r + (rows ? 4 : 14)}px`} role="status">${arrival(arrived)}</p>`}
    ${!rows && html`<p class="windows">${ui("screen-windows")}</p>`}
  </main>`;
}

/** Seats that the game does not count yet. @param {Panel[]} panels @returns {Set<number>} */
const dark = (panels) =>
  new Set(
    panels.flatMap((panel) =>
      panel.kind === "circle" ? panel.marks.filter((mark) => mark.waits).map((mark) => mark.seat) : [],
    ),
  );

/** @param {{name: string, id: number}[]} who */
const arrival = (who) =>
  who.length > 1
    ? ui("screen-arrived-some", { count: who.length })
    : draw({ t: "screen-arrived", p: { who: { seat: who[0].id } } });

/** The code, and the address in the QR as it is typed. */
function Code() {
  const code = spoken(table.value?.code);
  return html`<p class=${`t num spoken ${code.length > 10 ? "long" : ""}`}>${code}</p>
    <p class="address">${document.getElementById("qr")?.dataset.typed}</p>`;
}

/**
 * @typedef {{houses: {guest?: Guest, at: import("./village/rows.js").House}[], size: number, drop: number, dark: Set<number>}} Street
 * @typedef {ReturnType<typeof useGuests>["guests"][number]} Guest
 */

/** The houses of all guests, and empty ones beside a few. @param {Guest[]} guests @param {import("./village/rows.js").Ground} ground */
function street(guests, ground) {
  const free = ground.upright || guests.length > FEW ? 0 : Math.max(0, STREET - guests.length);
  const before = Math.floor(free / 2);
  const all = [...Array(before).fill(undefined), ...guests, ...Array(free - before).fill(undefined)];
  const { houses, ...rest } = buildVillage(
    all.map((guest) => guest?.name ?? ""),
    ground,
  );
  return { ...rest, houses: houses.map((at, i) => ({ guest: /** @type {Guest | undefined} */ (all[i]), at })) };
}

/** @param {Street} props */
function Houses({ houses, size, drop, dark: waits }) {
  return html`${houses.map(({ guest, at }, i) => {
    if (!guest)
      return html`<${House} key=${`free ${i}`} at=${{ ...at, h: at.h - 12 }} seed=${i + 40} state="dark" dim />`;
    const wide = Math.min(at.w * 0.6, nameWidth(guest.name, size, true) * 0.7);
    const state = guest.state === "gone" || waits.has(guest.id) ? "dark" : `lit ${guest.state}`;
    return html`<g key=${guest.id}><${House} at=${at} seed=${guest.id} state=${state} /><${Cords} at=${at} drop=${drop} wide=${wide} /></g>`;
  })}`;
}

/** @param {Street} props */
const Names = ({ houses, size, drop, dark: waits }) =>
  html`<ul class="here">${houses.map(({ guest, at }) => {
    if (!guest) return null;
    const set = setName(guest.name, size);
    const style = `left:${at.x - at.room / 2}px;top:${at.y + drop}px;width:${at.room}px;font-size:${set.size}px`;
    return html`<li key=${guest.id} class=${`${guest.state} ${waits.has(guest.id) ? "waits" : ""} ${set.breaks ? "endless" : ""}`} style=${style} inert=${guest.state === "gone"}><bdi>${guest.name}</bdi></li>`;
  })}</ul>`;

/** The QR that the page brought along: its address is the one that phones can reach. */
function Paper() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const kept = /** @type {HTMLTemplateElement | null} */ (document.getElementById("qr"));
    if (kept) place.current?.append(kept.content.cloneNode(true));
  }, []);
  return html`<div class="paper" ref=${place} role="img" aria-label=${ui("desk-qr-label")}></div>`;
}
