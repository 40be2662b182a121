// Hands the grant in the address's fragment to the server, and wipes it from the history.
const form = /** @type {HTMLFormElement} */ (document.getElementById("grant"));
const grant = location.hash.slice(1);

if (!grant) {
  const none = /** @type {HTMLElement} */ (document.getElementById("none"));
  none.hidden = "failed" in form.dataset;
} else {
  history.replaceState(null, "", location.pathname);
  /** @type {HTMLInputElement} */ (form.elements.namedItem("grant")).value = grant;
  const button = /** @type {HTMLElement} */ (form.querySelector("button"));
  setTimeout(() => (button.hidden = false), 3000); // a way on, should the first try hang
  form.submit();
}
