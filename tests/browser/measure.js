// Functions that checks.py runs in a page to measure it. They know nothing of the product.
const TARGETS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [tabindex="0"]';

const isVisible = (one) => one.checkVisibility({ visibilityProperty: true });
const hasText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
const describe = (one) => one.outerHTML.slice(0, 90);

/** Touch targets smaller than `least` CSS px, without links inside a sentence. */
function smallTargets(least) {
  const above = document.querySelector("dialog:modal");
  return [...document.querySelectorAll(TARGETS)]
    .filter((one) => isVisible(one) && !one.closest("[hidden], [inert], [type=hidden], .sr-focus"))
    .filter((one) => !above || above.contains(one))
    .map((one) => (one.matches("input[type=radio], input[type=checkbox]") && one.closest("label")) || one)
    .filter((one) => !(one.matches("a") && one.closest("p")))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < least - 0.5)
    .map(([one, box]) => `${describe(one)} ${Math.round(box.width)}x${Math.round(box.height)}`);
}

/** Whether a container around it scrolls sideways, so that it can be brought into view. */
function canScrollSideways(one) {
  for (let at = one.parentElement; at && at !== document.body; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  return false;
}

/** Text beyond the left or right edge of the window that cannot be scrolled into view. */
function cutText() {
  return textElements()
    .filter((one) => !one.closest("svg, [aria-hidden=true]"))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.height && (box.right > innerWidth + 1 || box.left < -1))
    .filter(([one]) => !canScrollSideways(one))
    .map(([one, box]) => `${describe(one)} ${Math.round(box.left)}..${Math.round(box.right)}`);
}

/** The width of the page and of the window, if the page scrolls sideways. */
function pageOverflow() {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth + 1 ? [`${scrollWidth} of ${innerWidth}`] : [];
}

/** The factor by which a scaled drawing shows this element. */
function scale(one) {
  const drawn = one.closest("[style*='scale(']");
  return drawn ? drawn.getBoundingClientRect().height / drawn.offsetHeight : 1;
}

/** Text, in drawings too, in a smaller font than `least`: units of the public screen's stage, elsewhere px. */
function smallText(least) {
  const unit = scale(document.querySelector(".public") ?? document.body);
  return textElements()
    .map((one) => [one, fontSize(one) / unit])
    .filter(([, size]) => size < least - 0.5)
    .map(([one, size]) => `${describe(one)} ${Math.round(size * 10) / 10}`);
}

/** Visible elements with text of their own. */
function textElements() {
  return [...document.querySelectorAll("body *")]
    .filter((one) => hasText(one) && !one.closest(".sr, [inert]") && isVisible(one))
    .filter((one) => one.getBoundingClientRect().width > 2);
}

/** Font size in px as it is drawn: an <svg> is scaled by its box. */
function fontSize(one) {
  const drawing = one.closest("svg");
  const box = drawing?.viewBox.baseVal;
  const drawn = box?.width ? drawing.getBoundingClientRect().width / box.width : scale(one);
  return Number.parseFloat(getComputedStyle(one).fontSize) * drawn;
}

/** Font size of the first of these, in units of the public screen's stage. */
function fontSizeOf(selector) {
  return fontSize(document.querySelector(selector)) / scale(document.querySelector(".public"));
}

const visibleBoxes = (selector) =>
  [...document.querySelectorAll(selector)].filter(isVisible).map((one) => one.getBoundingClientRect());

/** [x, y, width, height] of each visible one. */
function boxes(selector) {
  return visibleBoxes(selector).map((box) => [box.x, box.y, box.width, box.height]);
}

/** Whether it is outside the window, or a box around it clips more than a fifth: letters have room above and below. */
function isClipped(at, box) {
  if (!at) return box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1 || box.top < -1;
  const room = at.getBoundingClientRect();
  const over = Math.max(box.bottom - room.bottom, room.top - box.top) > box.height / 5;
  return (over && /hidden|clip/.test(getComputedStyle(at).overflowY)) || isClipped(at.parentElement, box);
}

/** Text outside the window or clipped, without the other pages of a text in columns; and what overlaps cards at the end. */
function clippedText() {
  const leaf = (one) => {
    const flow = one.parentElement?.closest("[style*='columns']")?.getBoundingClientRect();
    const on = (box) => !flow || (box.right > flow.left + 1 && box.left < flow.right - 1);
    return [...one.getClientRects()].filter((box) => box.width && on(box));
  };
  return textElements()
    .flatMap((one) => leaf(one).map((box) => [one, box]))
    .filter(([one, box]) => isClipped(one.parentElement, box))
    .map(([one, box]) => `${describe(one)} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)
    .concat(overlaps(".opening.on :is(.line, .face)"));
}

/** Boxes of these that overlap, or reach out of the window. */
function overlaps(selector) {
  const boxes = visibleBoxes(selector);
  const apart = (a, b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const outside = boxes.filter((box) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
  const on = boxes.filter((box, at) => boxes.slice(at + 1).some((other) => !apart(box, other)));
  return [...outside.map(() => "outside"), ...on.map((box) => `at ${Math.round(box.left)}, ${Math.round(box.top)}`)];
}

/** Elements, classes, names of attributes, and the number of chosen ones; no text and no values. */
function skeleton() {
  const classes = (one) => [...one.classList].filter((name) => name !== "sel").sort().join(".");
  const names = (one) => one.getAttributeNames().filter((name) => name !== "class").sort().join(" ");
  // A name in a sentence is part of its text.
  const inside = (one) => [...one.children].filter((child) => child.tagName !== "BDI");
  const lines = (one, depth) => [
    `${" ".repeat(depth)}${one.tagName}.${classes(one)} ${names(one)}`,
    ...inside(one).flatMap((child) => lines(child, depth + 1)),
  ];
  const chosen = document.querySelectorAll(".sel").length;
  return [`${chosen} chosen`, ...lines(document.getElementById("app"), 0)].join("\n");
}

/** Hashes of what axe need check only once: each kind of element with its two ancestors and the colour theme; and the
 * order of headings and regions. With an open dialog: those of the dialog, for nothing behind it can be reached. */
const parts = () => [...elementsByPart().keys()];

/** Elements by the hash of their part. */
function elementsByPart() {
  const root = document.documentElement;
  const sheet = document.querySelector("dialog:modal");
  const above = sheet ? "sheet" : "";
  const light = [location.pathname.slice(0, 3), root.dataset.tone, root.className, above].join(" ");
  const signs = new Map();
  const sign = (one) => one && (signs.get(one) ?? signs.set(one, signature(one)).get(one));
  const whole = sheet ?? document.body;
  const all = [...whole.querySelectorAll("*:not(script, template, svg *)")];
  const order = all.filter((one) => one.matches("h1, h2, h3, h4, h5, h6, main, nav, header, footer, dialog") && isVisible(one));
  const tags = order.map((one) => one.tagName).filter((tag, at, them) => tag !== them[at - 1]);
  const found = new Map([[hash(`${light} ${tags}`), [sheet ?? document.documentElement]]]);
  for (const one of all) {
    const place = [sign(one), sign(one.parentElement), sign(one.parentElement?.parentElement)];
    const part = hash(`${light} ${place}`);
    if (found.has(part)) found.get(part).push(one);
    else found.set(part, [one]);
  }
  return found;
}

/** The outermost elements of these parts; axe checks their descendants, too. */
function outermostElements(wanted) {
  const found = elementsByPart();
  const all = new Set(wanted.flatMap((part) => found.get(part) ?? []));
  const inside = (one) => one && (all.has(one) || inside(one.parentElement));
  return [...all].filter((one) => !inside(one.parentElement));
}

/** An element without its text: tag, classes, names of attributes, whether it is disabled or pressed. */
function signature(one) {
  const names = one.getAttributeNames().filter((name) => name !== "class").sort();
  const state = ["aria-disabled", "aria-pressed"].map((name) => one.getAttribute(name) ?? "");
  return [one.tagName, ...[...one.classList].sort(), ...names, ...state].join(".");
}

/** FNV-1a, 32 bits. */
function hash(text) {
  let sum = 2166136261;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619);
  return sum >>> 0;
}

const BANDS = ["header.top", "main", ".where", "main h1", ".lead", ".shoe", ".shoe li",
  ".foot", ".foot button", ".foot .why"];

/** Positions of the parts of a phone's screen: [name, x, y, width, height]. */
function bandBoxes() {
  const boxes = (name) => [...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect());
  return BANDS.flatMap((name) =>
    boxes(name).map((box, at) => [`${name} ${at}`, box.x, box.y, box.width, box.height]),
  );
}

/** How many animations run. */
function runningAnimations() {
  return document.getAnimations().filter((one) => one.playState === "running").length;
}
