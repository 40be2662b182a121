// What a phone loads at a touch, as one chunk: how a game is played, the picture of its end, what keeps the screen
// on. The host's own phone loads it at once, to say whether anybody can hear the voice.

// Nothing of these is used here. The imports keep the first modules of phones in one chunk: modules that this entry
// does not reach would be split off, at the cost of a request and a kilobyte for every guest.
import "../../panels/things/piles.js";
import "../prompts/ask.js";
import "../controls/quick.js";
import "../device/forget.js";
import "../device/scroll.js";
import "../ring/horseshoe-layout.js";
import "../secrets/cover.js";
import "../secrets/card-seen.js";
import "../shapes/show.js";
import "./reference.js";
import "./toast.js";

export { followHearingOnPhone } from "../sound/hearing.js";
export { Pages } from "./how-to-pages.js";
export { sharePicture } from "./share.js";
export { showPriceOnce } from "../device/awake-notice.js";
export { play } from "../device/awake-video.js";
