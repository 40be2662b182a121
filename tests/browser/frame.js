// Until the next picture of a page is drawn. Very seldom (once in some sixty runs) the engine of the browser draws
// nothing more in a page, whatever changes there; a test that waited for it would never end, and none would follow.
const frame = () =>
  new Promise((done, failed) => {
    requestAnimationFrame(done);
    setTimeout(() => failed(new Error("the browser has drawn nothing for 30 seconds")), 30000);
  });
