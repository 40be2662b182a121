// A single button.
import { html } from "htm/preact";
import { Foot } from "../parts/prompts/ask.js";

/** @param {import("../shapes.d.ts").PromptProps<"press">} props */
export function Press({ prompt, send, act }) {
  return html`<${Foot} prompt=${prompt} act=${act} onPress=${() => send()} />`;
}
