// The voice of a device: a local one first, sentences in pieces that no engine cuts short, and the reason why a line
// cannot be heard.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const spoken = [];
let voices = [];
globalThis.window = globalThis;
globalThis.SpeechSynthesisUtterance = class {
  constructor(words) {
    this.words = words;
  }
};
globalThis.speechSynthesis = { cancel() {}, getVoices: () => voices, speak: (one) => spoken.push(one) };
mock.timers.enable({ apis: ["setTimeout"] });
const { finished, pieces, setVoice, speak, problem, voiceSource } = await import("../../static/js/parts/sound/speech.js");

const { page } = await import("../../static/js/store.js");
page.languages = [{ id: "it", voice: "it-IT" }];

const LINE = "Scende la notte. Chiudete gli occhi.";
const NETWORK = { lang: "it-IT", localService: false };
const LOCAL = { lang: "it_IT", localService: true };

beforeEach(() => {
  spoken.length = 0;
  setVoice({ loud: 4, own: true });
});

test("a voice of the device itself is taken before one of the network, which came first", async () => {
  voices = [NETWORK, { lang: "en-GB", localService: true }, LOCAL];
  await speak(LINE, "it", "x");
  assert.deepEqual(
    spoken.map(({ words, lang, voice }) => [words, lang, voice]),
    [
      ["Scende la notte.", "it-IT", LOCAL],
      ["Chiudete gli occhi.", "it-IT", LOCAL],
    ],
  );
  for (const one of spoken) one.onstart();
  assert.equal(problem.value, "");
  const before = finished.value;
  spoken.at(-1).onend();
  assert.equal(finished.value, before + 1);
});

test("a voice that needs the internet is named", async () => {
  voices = [NETWORK];
  await speak(LINE, "it", "x");
  spoken[0].onstart();
  assert.equal(problem.value, "network");
});

test("an engine that does not begin is said to be silent, but not because of a line before", async () => {
  problem.value = "";
  await speak(LINE, "it", "x");
  await speak(LINE, "it", "x");
  spoken.at(-1).onstart();
  mock.timers.tick(60_000);
  assert.equal(problem.value, "network");
  await speak(LINE, "it", "x");
  mock.timers.tick(60_000);
  assert.equal(problem.value, "held");
});

test("nothing is spoken where the voice is off, and without a voice of the program the device's is meant", async () => {
  setVoice({ loud: 0 });
  await speak(LINE, "it", "x");
  assert.deepEqual(spoken, []);
  setVoice({ own: false });
  assert.equal(voiceSource(), "device");
});

test("a long sentence is spoken in pieces of less than fourteen seconds", () => {
  const names = Array.from({ length: 24 }, (_, at) => `Massimiliano ${at}`).join(", ");
  for (const piece of pieces(`Il villaggio ha perso ${names}. Riposino in pace.`)) assert.ok(piece.length < 160, piece);
  assert.deepEqual(pieces("«\u2068Anna\u2069», tocca a te!"), ["Anna, tocca a te!"]);
});
