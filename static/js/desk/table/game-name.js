// The name and emblem of the game on the table, as in the offer of games.
import { picture, table, view } from "../../store.js";
import { say, ui } from "../../words.js";
import { offerOf } from "./plan.js";

/** The chosen game as the tablet's desk offers it. */
function item() {
  const chosen = offerOf(picture.value, "table.choose_game", "choose");
  return chosen?.items?.find((one) => one.value === table.value?.game);
}

/** The name of the game on the table, or nothing. */
export function gameName() {
  const known = item();
  if (known) return say(known.label);
  return table.value?.game ? ui(`${table.value.game}-name`) : "";
}

/** The emblem of the game on the table. @returns {string | undefined} */
export const gameEmblem = () => view.value?.emblem ?? item()?.emblem;
