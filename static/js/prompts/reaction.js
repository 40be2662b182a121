// The same question to many at once: one tap answers, and no screen shows who has answered.
import { html } from "htm/preact";
import { useRemaining } from "../clock.js";
import { Digits, Gouges } from "../panels/things/countdown.js";
import { pending } from "../store.js";
import { draw, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps<"reaction">} props */
export function Reaction({ prompt, send, act }) {
  const nobody = Boolean(prompt.act_for?.length) && act === null;
  const sending = pending.value.some((one) => one.key === prompt.key);
  return html`<div class="choice reaction">
    ${prompt.clock && html`<${Time} clock=${prompt.clock} />`}
    <div class="answers" role="group" aria-label=${say(prompt.title ?? prompt.label)}>
      ${(prompt.items ?? []).map((item) => {
        const chosen = item.value === prompt.chosen;
        return html`<button type="button" key=${item.value} class=${chosen ? "sel" : ""} aria-pressed=${chosen ? "true" : "false"}
          aria-disabled=${nobody ? "true" : undefined} aria-busy=${sending ? "true" : undefined}
          onClick=${() => !chosen && !nobody && send({ [prompt.field ?? "answer"]: item.value }, prompt.key, item.value === prompt.warns ? prompt.warn : null)}>${draw(item.label)}</button>`;
      })}
    </div>
    ${nobody && html`<p class="s">${ui("ui-choose-seat-first")}</p>`}
  </div>`;
}

/** What is left, in large figures. @param {{clock: import("../types.d.ts").Clock}} props */
function Time({ clock }) {
  const left = useRemaining(clock);
  return html`<div class="time"><${Digits} seconds=${left} /><${Gouges} left=${left} length=${clock.length} /></div>`;
}
