// Plays a silent video of one pixel: browsers keep the screen on while a video with an audio track plays that does
// not loop. Nothing is fetched for it.
import { ui } from "../../words.js";

/** Milliseconds between two frames: a stream without new frames counts as stalled. */
const PACE = 1000;

/**
 * Plays it in a corner of the page, because hidden videos do not count. Returns a function that ends it, and the
 * promise of play(), which browsers fulfil inside a tap.
 * @param {() => void} onpause
 */
export function play(onpause) {
  const video = document.createElement("video");
  const canvas = Object.assign(document.createElement("canvas"), { width: 2, height: 2 });
  const context = canvas.getContext("2d");
  const sound = new AudioContext();
  const stream = canvas.captureStream();
  for (const track of sound.createMediaStreamDestination().stream.getAudioTracks()) stream.addTrack(track);
  const frames = setInterval(() => context?.fillRect(0, 0, 2, 2), PACE);
  context?.fillRect(0, 0, 2, 2);
  Object.assign(video, {
    playsInline: true,
    srcObject: stream,
    ariaHidden: "true",
    onpause,
    title: ui("learn-awake-keep"),
  });
  Object.assign(video.style, {
    position: "fixed",
    top: 0,
    left: 0,
    width: "1px",
    height: "1px",
    pointerEvents: "none",
  });
  document.body.append(video);
  const end = () => {
    clearInterval(frames);
    video.onpause = null;
    video.srcObject = null;
    video.remove();
    for (const track of stream.getTracks()) track.stop();
    sound.close();
  };
  return { end, plays: video.play() };
}
