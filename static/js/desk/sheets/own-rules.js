// House rules stored on this device by name: one touch applies them, one deletes them.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { first } from "../../parts/controls/fields.js";
import { table, showToast } from "../../store.js";
import { act } from "../../wire.js";
import { ui } from "../../words.js";
import { withRules, LONGEST, MOST, nameOf, read, write } from "./kept-rules.js";

/** @import { Prompt, Prompts } from "../../types.d.ts" */
/** @import { Filled } from "../../shapes.d.ts" */
/** @typedef {import("./kept-rules.js").Kept} Kept */

/** @param {{prompts: Prompt[]}} props */
export function OwnRules({ prompts }) {
  const sheet = prompts.find((one) => one.kind === "rules");
  return sheet?.kind === "rules" ? html`<${SavedRules} sheet=${sheet} game=${table.value?.game ?? ""} />` : null;
}

/** @param {{sheet: Prompts["rules"], game: string}} props */
function SavedRules({ sheet, game }) {
  const [kept, setKept] = useState(() => read(game));
  const [gone, setGone] = useState(/** @type {Kept | null} */ (null));
  const now = Object.fromEntries((sheet.rules ?? []).map((rule) => [rule.id, first(rule)]));
  const keep = (/** @type {Kept[]} */ all) => {
    if (!write(game, all)) return showToast({ t: "desk-own-rules-denied" });
    setKept({ all, broken: false });
    return true;
  };
  const remove = (/** @type {Kept} */ one) => {
    if (keep(kept.all.filter((other) => other !== one))) setGone(one);
  };
  const restore = (/** @type {Kept} */ one) => keep(withRules(kept.all, one)) && setGone(null);
  const isNow = (/** @type {Kept} */ one) => Object.keys(one.values).every((id) => one.values[id] === now[id]);
  return html`<section class="own-rules">
    <h3>${ui("desk-own-rules")}</h3>
    ${kept.broken && html`<p class="s" role="alert">${ui("desk-own-rules-broken")}</p>`}
    ${kept.all.length === 0 && html`<p class="s">${ui("desk-own-rules-none")}</p>`}
    <ul>${kept.all.map(
      (one) => html`<li key=${one.name}>
        <button type="button" class="name" aria-pressed=${isNow(one) ? "true" : "false"} onClick=${() => act(sheet.whole, { values: one.values }, { key: `${sheet.key}:${one.name}` })}><bdi>${one.name}</bdi></button>
        <button type="button" class="ln" aria-label=${ui("desk-own-rules-forget-named", { name: one.name })} onClick=${() => remove(one)}>${ui("desk-own-rules-forget")}</button>
      </li>`,
    )}</ul>
    ${gone && html`<p class="s" role="status">${ui("desk-own-rules-gone", { name: gone.name })} <button type="button" class="ln" onClick=${() => restore(gone)}>${ui("desk-own-rules-back")}</button></p>`}
    <${Naming} full=${(/** @type {string} */ name) => withRules(kept.all, { name, values: {} }).length > MOST} onKeep=${(/** @type {string} */ name) => keep(withRules(kept.all, { name, values: now }))} />
  </section>`;
}

/** The form that stores the current rules under a name. @param {{full: (name: string) => boolean, onKeep: (name: string) => unknown}} props */
function Naming({ full, onKeep }) {
  const [words, setWords] = useState("");
  const name = nameOf(words);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (full(name)) showToast({ t: "desk-own-rules-full", p: { most: MOST } });
    else if (name && onKeep(name)) setWords("");
  };
  return html`<form onSubmit=${submit}>
    <div class="field"><label class="label" for="own-rules-name">${ui("desk-own-rules-name")}</label>
      <input id="own-rules-name" type="text" value=${words} maxlength=${LONGEST} autocomplete="off" onInput=${(/** @type {Filled} */ event) => setWords(event.target.value)} /></div>
    <button type="submit" disabled=${!name}>${ui("desk-own-rules-keep")}</button>
  </form>`;
}
