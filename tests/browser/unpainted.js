// Runs in every page before its own scripts. Nobody looks at the pages of a scene: they are laid out to the last
// pixel, and painted only while `unpainted.disabled` (tests/browser/watched_page.py). Painting took a quarter of the
// processor time of a scene (watched_page.py).
(() => {
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets = [unpainted];
  globalThis.unpainted = unpainted;
})();
