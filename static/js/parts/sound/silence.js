// Plays silence in an <audio> element, so that a phone's mute switch does not mute the page.
const SECONDS = 0.5;
const RATE = 8000; // samples a second, one byte each

/** @type {HTMLAudioElement | null} */
let element = null;

/**
 * Begins inside the first touch, before all other sound. On older systems the mute switch is ignored only while an
 * element plays, so it loops; with navigator.audioSession once is enough.
 */
export function playSilence() {
  if (element || !("Audio" in globalThis)) return;
  element = new Audio(URL.createObjectURL(new Blob([silence()], { type: "audio/wav" })));
  element.loop = !("audioSession" in navigator);
  element.play().catch(() => (element = null)); // refused: the next touch tries again
}

/** Half a second of nothing, as WAV. */
export function silence() {
  const length = SECONDS * RATE;
  const bytes = new DataView(new ArrayBuffer(44 + length));
  const words = /** @type {[number, string][]} */ ([
    [0, "RIFF"],
    [8, "WAVEfmt "],
    [36, "data"],
  ]);
  for (const [at, word] of words)
    for (const [n, sign] of [...word].entries()) bytes.setUint8(at + n, sign.charCodeAt(0));
  bytes.setUint32(4, 36 + length, true);
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true); // plain samples
  bytes.setUint16(22, 1, true); // one channel
  bytes.setUint32(24, RATE, true);
  bytes.setUint32(28, RATE, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  bytes.setUint32(40, length, true);
  for (let at = 0; at < length; at += 1) bytes.setUint8(44 + at, 128);
  return bytes.buffer;
}
