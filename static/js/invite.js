// Sends the invite in the address's fragment to the server, and removes it from the history.
const form = /** @type {HTMLFormElement} */ (document.getElementById("invite"));
const show = (/** @type {string} */ id, /** @type {boolean} */ shown) => {
  const place = document.getElementById(id);
  if (place) place.hidden = !shown;
};

function take() {
  const invite = location.hash.slice(1);
  // After this, a reload requests the page and does not send the form again.
  history.replaceState(null, "", location.pathname);
  if (!invite) return;
  show("typed", false);
  show("taking", true);
  /** @type {HTMLInputElement} */ (form.elements.namedItem("invite")).value = invite;
  setTimeout(() => show("invite", true), 3000); // a way on, should the first try hang
  form.submit();
}

take();
// Another link pasted over this one: only the fragment changes, so the browser loads nothing.
addEventListener("hashchange", take);
