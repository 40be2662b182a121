// Enter in a line of text presses the button of its form, as people expect who add many names.

/** The forms of prompts are no form elements: their button stands below, and knows whether it may be pressed. */
export function followEnter() {
  addEventListener("keydown", (event) => {
    const line = event.target;
    if (event.key !== "Enter" || event.isComposing || !(line instanceof HTMLInputElement) || line.type !== "text")
      return;
    line.closest(".form")?.nextElementSibling?.querySelector("button")?.click();
  });
}
