// Loads what a page was sent without: a style sheet, and all emblems in place of its few.

/** @param {string} href */
export function loadStyle(href) {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error("no style"));
    };
    document.head.append(sheet);
  });
}

/** @param {string} address */
export async function loadEmblems(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no emblems: ${answer.status}`);
  const drawing = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("svg");
  if (drawing) document.querySelector("svg.sprite")?.replaceWith(document.adoptNode(drawing));
}
