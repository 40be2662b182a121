// Starts the pages of tablet and screen: the connection at once, the picture once its sentences are loaded.
import { effect } from "@preact/signals";
import { html } from "htm/preact";
import { render } from "preact";
import { stayAwake } from "../wake-lock.js";
import { loadLanguage } from "../catalogs.js";
import { registry } from "../registry.js";
import { followBell } from "../parts/sound/bell.js";
import { applyTheme, link, page, picture, table, view } from "../store.js";
import { keepViews, allComponents } from "../all-components.js";
import { openWire } from "../wire.js";
import { say, ui } from "../words.js";

/** @param {import("preact").ComponentType} Page replaces what the server rendered */
export async function startPage(Page) {
  registry.value = allComponents;
  openWire();
  stayAwake();
  followBell();
  await loadLanguage();
  if (!page.pocket) keepViews(); // for a server that is gone
  effect(applyTheme);
  effect(() => {
    if (table.value?.rehearsal) document.body.dataset.rehearsal = ui("rehearsal-mark");
  });
  effect(() => {
    document.title = [say(view.value?.title), table.value?.name].filter(Boolean).join(" · ") || "Veglia";
  });
  renderPage(Page);
}

/**
 * Renders the page with the first picture, or when there will be none: another device has the place, or it was refused.
 * @param {import("preact").ComponentType} Page
 */
function renderPage(Page) {
  const start = document.getElementById("app");
  let drawn = false;
  effect(() => {
    const closed = ["moved", "refused"].includes(link.value.state);
    if (drawn || !(picture.value || closed) || !start) return;
    drawn = true;
    start.textContent = "";
    render(html`<${Page} />`, start);
  });
}
