// The tablet is handed to a person without a phone for a sealed paper: covered before and after.
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Ask } from "../../parts/prompts/ask.js";
import { Button } from "../../parts/controls/button.js";
import { page, table } from "../../store.js";
import { draw, nameOf, ui } from "../../words.js";
import { CoverPage } from "./handover.js";
import { sheetComponents } from "./ring-pick.js";
import { close, DeskSheet } from "./sheets.js";

/** @import { Prompt } from "../../types.d.ts" */
/** @typedef {import("../table/plan.js").Plan} Plan */

/** Whether nobody else may see the answer. @param {Prompt} prompt */
export const isSealed = (prompt) => "sealed" in prompt && prompt.sealed;

/** The sealed question that this seat may answer on the tablet. @param {Plan} plan @param {number} seat @returns {Prompt | undefined} */
export const sealedFor = (plan, seat) =>
  plan.turns.find((prompt) => isSealed(prompt) && prompt.act_for?.includes(seat));

/** Seats without a phone that have not written yet, in the order of the ring. @param {Plan} plan */
export function seatsToWrite(plan) {
  const ring = table.value?.ring ?? [];
  const seats = (table.value?.seats ?? []).filter((one) => !one.phone && sealedFor(plan, one.id)).map((one) => one.id);
  return seats.sort((one, other) => ring.indexOf(one) - ring.indexOf(other));
}

/**
 * One seat after the other. A question that is gone, or has become another, was answered: the
 * tablet then goes to the next who has no phone, or back to the host.
 * @param {{seat: number, plan: Plan}} props `seat`: who gets the tablet first
 */
export function SealedSheet({ seat, plan }) {
  const round = useRef(seatsToWrite(plan)); // who had to write as the tablet left the host's hands
  const asked = useRef(promptKeys(plan, [seat, ...round.current]));
  const [holder, setHolder] = useState(seat);
  const still = (/** @type {number} */ one) => sealedFor(plan, one)?.key === asked.current.get(one);
  const prompt = still(holder) ? sealedFor(plan, holder) : undefined;
  useEffect(() => {
    if (prompt) return;
    const next = round.current.find((one) => one !== holder && sealedFor(plan, one) && still(one));
    if (next === undefined) close();
    else setHolder(next);
  }, [prompt]);
  if (!prompt) return null;
  return html`<${Turn} key=${holder} seat=${holder} prompt=${{ ...prompt, act_for: [holder] }} marks=${round.current} />`;
}

/** What each of these is asked. @param {Plan} plan @param {number[]} seats */
const promptKeys = (plan, seats) => new Map(seats.map((one) => [one, sealedFor(plan, one)?.key]));

/** One seat: its name on a covered page, and what it writes once it has said that it is there. @param {{seat: number, prompt: Prompt, marks: number[]}} props */
function Turn({ seat, prompt, marks }) {
  const [here, setHere] = useState(false);
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!here) return undefined;
    head.current?.focus();
    // A tablet that goes dark or is put away is covered again; what was written stays in its draft.
    const cover = () => document.hidden && setHere(false);
    document.addEventListener("visibilitychange", cover);
    return () => document.removeEventListener("visibilitychange", cover);
  }, [here]);
  const place = marks.indexOf(seat);
  const title =
    marks.length > 1 && place >= 0
      ? ui("desk-sealed-place", { place: place + 1, of: marks.length })
      : ui(page.pocket ? "pocket-pass-title" : "desk-handover-title");
  if (!here)
    return html`<${DeskSheet} title=${title} class="handover">
      <${CoverPage} seat=${seat} marks=${marks}>${ui(page.pocket ? "pocket-pass-to" : "desk-handover-give")}<//>
      <div class="grips"><${Button} onPress=${() => setHere(true)}>${ui("desk-sealed-here", { name: nameOf(seat) })}<//></div>
    <//>`;
  return html`<${DeskSheet} title=${html`<bdi>${nameOf(seat)}</bdi>`} class="handover writing">
    <div class="page">
      <h3 tabindex="-1" ref=${head}>${draw(prompt.title ?? prompt.label)}</h3>
      <p class="s">${prompt.hint && draw(prompt.hint)} ${ui("desk-sealed-after")}</p>
      <${Ask} prompt=${prompt} components=${sheetComponents} silent />
    </div>
  <//>`;
}
