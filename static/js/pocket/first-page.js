// The first page: what the pocket is, and the progress of its download.
import { html } from "htm/preact";
import { Languages } from "../parts/sheets/code.js";
import { Emblem, Rays } from "../parts/shapes/emblem.js";
import { Button } from "../parts/controls/button.js";
import { language } from "../catalogs.js";
import { ui } from "../words.js";
import { install } from "./install.js";
import { showsFirstPage, progress, unsupported, storage, stage } from "./state.js";

const MEGABYTE = 1_000_000;
/** Bytes of one mark of the progress bar. */
const GOUGE = MEGABYTE / 10;
const PARTS = ["screens", "rules", "engine"];

/** «2,9» @param {number} bytes */
export const megabytes = (bytes) =>
  (bytes / MEGABYTE).toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const total = () =>
  Object.values(progress.value).reduce((sum, one) => ({ here: sum.here + one.here, all: sum.all + one.all }), {
    here: 0,
    all: 0,
  });

/** The line below the button: what is still missing. */
function status() {
  const sum = total();
  if (stage.value === "impossible") return ui(unsupported);
  if (["window", "denied"].includes(storage.value)) return ui("pocket-no-storage");
  if (stage.value === "full") return ui("E_STORAGE_FULL");
  if (stage.value === "broken") return ui("pocket-broken-off", { here: megabytes(sum.here) });
  if (stage.value === "failed") return ui("pocket-engine-failed");
  if (stage.value === "coming") return ui("pocket-left", { left: megabytes(sum.all - sum.here) });
  if (stage.value === "starting") return ui("pocket-starts");
  return storage.value === "page" ? ui("pocket-not-kept") : "";
}

export function FirstPage() {
  const sum = total();
  const ready = stage.value === "ready";
  const broken = ["broken", "full"].includes(stage.value);
  const loaded = ui("pocket-of", { here: megabytes(sum.here), all: megabytes(sum.all) });
  const go = () => {
    if (broken) install();
    else showsFirstPage.value = false;
  };
  return html`<main class="pocket-first">
    <${Languages} />
    <${Rays} size=${38} top="-11rem" />
    <div class="sign">
      <${Emblem} name="lantern" size="auto" />
      <h1>${ui("pocket-name")}</h1>
      <p>${ui("pocket-lead")}</p>
    </div>
    ${
      stage.value === "impossible"
        ? null
        : html`<section>
      <div class="pocket-sum"><h2>${ui("pocket-once")}</h2><b class="num">${loaded}</b></div>
      <div class="pocket-bar" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow=${Math.floor((100 * sum.here) / (sum.all || 1))} aria-label=${loaded}>
        ${Array.from({ length: Math.ceil(sum.all / GOUGE) }, (_, at) => html`<i class=${(at + 1) * GOUGE <= sum.here || sum.here >= sum.all ? "" : "off"}></i>`)}
      </div>
      <p class="t">${ui("pocket-then")}</p>
      <p class="s">${ui("pocket-alone")}</p>
      <ul>${PARTS.map((part) => {
        const { here: some = 0, all = 1 } = progress.value[part] ?? {};
        return html`<li key=${part} class=${some < all ? "waits" : ""}><i></i><span>${ui(`pocket-part-${part}`)}</span><small>${ui(some < all ? "pocket-part-coming" : "pocket-part-here")}</small></li>`;
      })}</ul>
    </section>`
    }
    <footer>
      <${Button} off=${!ready && !broken} onPress=${go} aria-describedby="pocket-why">${ui(broken ? "pocket-again" : "pocket-go")}<//>
      <p class="s" id="pocket-why" role="status">${status()}</p>
    </footer>
  </main>`;
}
