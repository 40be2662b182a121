// Sends the grant in the address's fragment to the server, and removes it from the history.
const grant = location.hash.slice(1);
const form = /** @type {HTMLFormElement} */ (document.getElementById("grant"));
const show = (/** @type {string} */ id, /** @type {boolean} */ shown) => {
  const place = document.getElementById(id);
  if (place) place.hidden = !shown;
};

if (grant) {
  history.replaceState(null, "", location.pathname);
  show("typed", false);
  show("taking", true);
  /** @type {HTMLInputElement} */ (form.elements.namedItem("grant")).value = grant;
  setTimeout(() => show("grant", true), 3000); // a way on, should the first try hang
  form.submit();
}
