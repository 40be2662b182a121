// The name of a thing: as it was typed, or from the game's catalog.
import { draw, say } from "../../words.js";

/** @param {string | import("../../types.d.ts").Text} name */
export const plain = (name) => (typeof name === "string" ? name : say(name));

/** The same, to be drawn. @param {string | import("../../types.d.ts").Text} name */
export const drawn = (name) => (typeof name === "string" ? name : draw(name));
