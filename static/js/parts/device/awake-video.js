// A silent picture of one point that plays: a browser lets no screen go dark under a picture that has sound and does
// not begin again. Nothing is fetched for it.
import { ui } from "../../words.js";

/** Milliseconds between two drawings of the point: a picture in which nothing comes counts as waiting. */
const PACE = 1000;

/**
 * Plays it, in a corner of the page: where it is not seen, it does not count. Gives what ends it, and whether the
 * browser lets it play, which it does in a tap.
 * @param {() => void} onpause
 */
export function play(onpause) {
  const video = document.createElement("video");
  const canvas = Object.assign(document.createElement("canvas"), { width: 2, height: 2 });
  const brush = canvas.getContext("2d");
  const sound = new AudioContext();
  const stream = canvas.captureStream();
  for (const track of sound.createMediaStreamDestination().stream.getAudioTracks()) stream.addTrack(track);
  const beat = setInterval(() => brush?.fillRect(0, 0, 2, 2), PACE);
  brush?.fillRect(0, 0, 2, 2);
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
    clearInterval(beat);
    video.onpause = null;
    video.srcObject = null;
    video.remove();
    for (const track of stream.getTracks()) track.stop();
    sound.close();
  };
  return { end, plays: video.play() };
}
