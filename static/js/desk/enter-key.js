// Enter in a text field presses the button of its prompt.

/** Prompts are not <form> elements: finds their button. */
export function followEnter() {
  addEventListener("keydown", (event) => {
    const line = event.target;
    if (event.key !== "Enter" || event.isComposing || !(line instanceof HTMLInputElement) || line.type !== "text")
      return;
    line.closest(".form")?.nextElementSibling?.querySelector("button")?.click();
  });
}
