// A die: one button throws it, or the face of a real one is tapped.
import { html } from "htm/preact";
import { Foot } from "../parts/prompts/ask.js";
import { Face } from "../parts/shapes/die-face.js";
import { draw, say, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PromptProps<"throw">} props */
export function Throw({ prompt, send, act }) {
  const field = prompt.field ?? "face";
  if (!prompt.typed || prompt.closed)
    return html`<${Foot} prompt=${prompt} act=${act} onPress=${() => send({ [field]: null })} />`;
  return html`<div class="throw">
    <p class="t">${draw(prompt.label)}</p>
    <div class="faces" role="group" aria-label=${say(prompt.label)}>
      ${[1, 2, 3, 4, 5, 6].map(
        (face) => html`<button type="button" key=${face} aria-label=${ui("ui-face", { face })}
        onClick=${() => send({ [field]: face })}><${Face} face=${face} /></button>`,
      )}
    </div>
  </div>`;
}
