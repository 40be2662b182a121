// What a phone brings when it is touched, in one piece: the pages on how a game is played, the picture of its end.
export { Pages } from "./how-to-pages.js";
export { sharePicture } from "./share.js";
