// The Wi-Fi network that the host typed: stored on this device only, and written as the text of a QR code.

import { recall, store } from "../stored.js";

/** `password`: empty where the network has none. @typedef {{name: string, password: string, hidden: boolean}} Wifi */

const PLACE = "veglia:wifi";

/** @param {string} text */
const bytes = (text) => new TextEncoder().encode(text).length;

/** Whether it is valid: 1 to 32 bytes of name, and 8 to 64 of password or none. @param {Wifi} wifi */
export const isValid = ({ name, password }) =>
  name !== "" && bytes(name) <= 32 && (password === "" || (bytes(password) >= 8 && bytes(password) <= 64));

/** The stored network; null if there is none or it cannot be read. @returns {Wifi | null} */
export function read() {
  const { name, password, hidden } = recall(PLACE, { name: "", password: "", hidden: false }, Boolean);
  const wifi = { name: String(name ?? ""), password: String(password ?? ""), hidden: hidden === true };
  return isValid(wifi) ? wifi : null;
}

/** Stores or removes it; without storage it is shown until the page is closed. @param {Wifi | null} wifi */
export const write = (wifi) => store(PLACE, wifi && JSON.stringify(wifi));

/** @param {string} text */
const escaped = (text) => text.replace(/[\\;,:"]/g, "\\$&");

/** The text of the QR code by which a phone joins the network. @param {Wifi} wifi */
export const wifiText = ({ name, password, hidden }) =>
  `WIFI:T:${password ? "WPA" : "nopass"};S:${escaped(name)};${password ? `P:${escaped(password)};` : ""}${hidden ? "H:true;" : ""};`;
