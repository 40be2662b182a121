// Plays a line that comes as sound, in place of the one before.
import { runningContext, unlock } from "./sound.js";

/** @type {AudioBufferSourceNode | null} the line that is being spoken */
let line = null;

/** Ends the spoken line at once. */
export function stopLine() {
  line?.stop();
  line = null;
}

/**
 * Plays a line, and resolves to its seconds; 0: it cannot be played.
 * @param {ArrayBuffer} bytes @param {number} loud 0 … 1 @param {() => void} ended when it was heard to its end
 */
export async function playLine(bytes, loud, ended) {
  await unlock();
  const context = runningContext();
  if (!context) return 0;
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = await context.decodeAudioData(bytes);
  gain.gain.value = loud;
  source.connect(gain).connect(context.destination);
  stopLine();
  line = source;
  source.onended = () => line === source && ended();
  source.start();
  return source.buffer.duration;
}
