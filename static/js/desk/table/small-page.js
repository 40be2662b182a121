// Whether the tablet's page is shown on a phone; the clock is then in the band on top.
import { signal } from "@preact/signals";

const query = globalThis.matchMedia?.("(max-width: 560px), (max-height: 520px)");
const small = signal(query?.matches ?? false);
query?.addEventListener("change", () => (small.value = query.matches));

/** Whether the page is too narrow or too low for a clock beside the ring. */
export const isLow = () => small.value;
