// What a phone brings when it is touched, in one piece: how a game is played, the picture of its end, what keeps it
// awake. The host's own phone brings it at once, for it tells whether anybody can hear the voice.

// Of these nothing is used here. They are named so that all that phones begin with stays one joined file: what
// this module did not reach would be cut off as a second one, and cost every guest a request and a kilobyte.
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
