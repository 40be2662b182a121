// What closes by itself stays ten times as long: two phones' cards took 1.9 to 2.1 s of the 8 s that a card is open.
// (Evening.look, two processors with ten programs waiting, 28 November 2026; all phones of a party hold at once.)
// Runs in every page before its own scripts. What covers itself or goes away when nobody touches it for some
// seconds gives a scene ten times as many: on a busy machine a test is slower than a hand. Scenes about these
// seconds bring a clock of their own (page.clock), which takes the place of this.
(() => {
  const timer = globalThis.setTimeout;
  // A toast, an open card, a sealed entry, a page of the end, a card that is read for the first time.
  const rests = [4000, 8000, 10000, 12000, 20000];
  globalThis.setTimeout = (what, ms, ...more) => timer(what, rests.includes(ms) ? 10 * ms : ms, ...more);
})();
