// What checks.py measures on a page; put into the page as it is, so it knows nothing of the product.
const TAPPED =
  'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [tabindex="0"]';

const seen = (one) => one.checkVisibility({ visibilityProperty: true });
const speaks = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
const tag = (one) => one.outerHTML.slice(0, 90);

/** What can be tapped and is smaller than a finger; links inside a sentence are excepted. */
function small(least) {
  const above = document.querySelector("dialog:modal");
  return [...document.querySelectorAll(TAPPED)]
    .filter((one) => seen(one) && !one.closest("[hidden], [inert], [type=hidden], .sr-focus"))
    .filter((one) => !above || above.contains(one))
    .map((one) => (one.matches("input[type=radio], input[type=checkbox]") && one.closest("label")) || one)
    .filter((one) => !(one.matches("a") && one.closest("p")))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < least - 0.5)
    .map(([one, box]) => `${tag(one)} ${Math.round(box.width)}x${Math.round(box.height)}`);
}

/** Whether it lies in a table or a strip that is itself pushed sideways, and can be brought into sight. */
function slides(one) {
  for (let at = one.parentElement; at && at !== document.body; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  return false;
}

/** Words that stand outside the left or right edge of the window, and cannot be brought into it. */
function cut() {
  return words()
    .filter((one) => !one.closest("svg, [aria-hidden=true]"))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.height && (box.right > innerWidth + 1 || box.left < -1))
    .filter(([one]) => !slides(one))
    .map(([one, box]) => `${tag(one)} ${Math.round(box.left)}..${Math.round(box.right)}`);
}

/** By how much the page is wider than the window, where it can be pushed aside by a finger. */
function wide() {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth + 1 ? [`${scrollWidth} of ${innerWidth}`] : [];
}

/** How much larger or smaller than it was laid out a part of a scaled drawing is seen. */
function scale(one) {
  const drawn = one.closest("[style*='scale(']");
  return drawn ? drawn.getBoundingClientRect().height / drawn.offsetHeight : 1;
}

/** Words, those in drawings too, in letters smaller than so many units of the public screen's stage, elsewhere than so many px. */
function tiny(least) {
  const unit = scale(document.querySelector(".public") ?? document.body);
  return words()
    .map((one) => [one, letters(one) / unit])
    .filter(([, size]) => size < least - 0.5)
    .map(([one, size]) => `${tag(one)} ${Math.round(size * 10) / 10}`);
}

/** Elements that have words of their own, and are visible. */
function words() {
  return [...document.querySelectorAll("body *")]
    .filter((one) => speaks(one) && !one.closest(".sr, [inert]") && seen(one))
    .filter((one) => one.getBoundingClientRect().width > 2);
}

/** Px of letters as they are seen: a drawing in an <svg> is scaled by its box. */
function letters(one) {
  const drawing = one.closest("svg");
  const box = drawing?.viewBox.baseVal;
  const drawn = box?.width ? drawing.getBoundingClientRect().width / box.width : scale(one);
  return Number.parseFloat(getComputedStyle(one).fontSize) * drawn;
}

/** How large the letters of one thing are, in units of the public screen's stage. */
function lettersOf(what) {
  return letters(document.querySelector(what)) / scale(document.querySelector(".public"));
}

/** Where these are: [x, y, width, height] of each. */
function boxes(what) {
  const all = [...document.querySelectorAll(what)].filter(seen).map((one) => one.getBoundingClientRect());
  return all.map((box) => [box.x, box.y, box.width, box.height]);
}

/** Whether it is outside the window, or a box around it cuts more than a fifth: letters have room above and below. */
function hidden(at, box) {
  if (!at) return box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1 || box.top < -1;
  const room = at.getBoundingClientRect();
  const over = Math.max(box.bottom - room.bottom, room.top - box.top) > box.height / 5;
  return (over && /hidden|clip/.test(getComputedStyle(at).overflowY)) || hidden(at.parentElement, box);
}

/** Words that are outside or cut, but for those of another page of a text in columns; and what lies on cards at the end. */
function outside() {
  const leaf = (one) => {
    const flow = one.parentElement?.closest("[style*='columns']")?.getBoundingClientRect();
    const on = (box) => !flow || (box.right > flow.left + 1 && box.left < flow.right - 1);
    return [...one.getClientRects()].filter((box) => box.width && on(box));
  };
  return words()
    .flatMap((one) => leaf(one).map((box) => [one, box]))
    .filter(([one, box]) => hidden(one.parentElement, box))
    .map(([one, box]) => `${tag(one)} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)
    .concat(crossed(".opening.on :is(.line, .face)"));
}

/** Boxes of these that lie on one another, or stand outside the window. */
function crossed(what) {
  const boxes = [...document.querySelectorAll(what)].filter(seen).map((one) => one.getBoundingClientRect());
  const apart = (a, b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const outside = boxes.filter((box) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
  const on = boxes.filter((box, at) => boxes.slice(at + 1).some((other) => !apart(box, other)));
  return [...outside.map(() => "outside"), ...on.map((box) => `at ${Math.round(box.left)}, ${Math.round(box.top)}`)];
}

/** Elements, classes, names of attributes, and how much is chosen; no text and no values. */
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

/** What axe need not judge twice, as numbers: each element with the two around it, in this light; and the order of
 * headings and regions. Of an open sheet its own: nothing behind it can be reached. */
const parts = () => [...partsOf().keys()];

/** The same, each with its elements; the order of headings is that of the whole page. */
function partsOf() {
  const root = document.documentElement;
  const sheet = document.querySelector("dialog:modal");
  const above = sheet ? "sheet" : "";
  const light = [location.pathname.slice(0, 3), root.dataset.tone, root.className, above].join(" ");
  const signs = new Map();
  const sign = (one) => one && (signs.get(one) ?? signs.set(one, signature(one)).get(one));
  const whole = sheet ?? document.body;
  const all = [...whole.querySelectorAll("*:not(script, template, svg *)")];
  const order = all.filter((one) => one.matches("h1, h2, h3, h4, h5, h6, main, nav, header, footer, dialog") && seen(one));
  const tags = order.map((one) => one.tagName).filter((tag, at, them) => tag !== them[at - 1]);
  const found = new Map([[number(`${light} ${tags}`), [sheet ?? document.documentElement]]]);
  for (const one of all) {
    const place = [sign(one), sign(one.parentElement), sign(one.parentElement?.parentElement)];
    const told = number(`${light} ${place}`);
    if (found.has(told)) found.get(told).push(one);
    else found.set(told, [one]);
  }
  return found;
}

/** The outermost elements of these parts: what axe has to look at, and with it all that lies in them. */
function whereAre(wanted) {
  const found = partsOf();
  const all = new Set(wanted.flatMap((part) => found.get(part) ?? []));
  const inside = (one) => one && (all.has(one) || inside(one.parentElement));
  return [...all].filter((one) => !inside(one.parentElement));
}

/** An element without its words: tag, classes, names of attributes, whether it is off or pressed. */
function signature(one) {
  const names = one.getAttributeNames().filter((name) => name !== "class").sort();
  const state = ["aria-disabled", "aria-pressed"].map((name) => one.getAttribute(name) ?? "");
  return [one.tagName, ...[...one.classList].sort(), ...names, ...state].join(".");
}

/** A number for a text, alike for alike ones. */
function number(text) {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

const BANDS = ["header.top", "main", ".where", "main h1", ".lead", ".shoe", ".shoe li",
  ".foot", ".foot button", ".foot .why"];

/** Where the parts of a phone's screen stand: [name, x, y, width, height]. */
function bands() {
  const boxes = (name) => [...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect());
  return BANDS.flatMap((name) =>
    boxes(name).map((box, at) => [`${name} ${at}`, box.x, box.y, box.width, box.height]),
  );
}

/** How many animations run. */
function moving() {
  return document.getAnimations().filter((one) => one.playState === "running").length;
}
