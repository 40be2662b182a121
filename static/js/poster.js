// Adds the Wi-Fi network to the poster for the door: it is stored on this device, and the server never has it.
import { html } from "htm/preact";
import { render } from "preact";
import { read, wifiText } from "./desk/kept-wifi.js";
import { Qr } from "./parts/shapes/qr.js";

const wifi = read();
if (wifi) {
  for (const one of document.querySelectorAll("[data-wifi]")) {
    if (one instanceof HTMLElement) one.hidden = false;
  }
  const name = document.querySelector(".wifi-name");
  if (name) name.textContent = wifi.name;
  const code = document.getElementById("wifi-qr");
  if (code) render(html`<${Qr} link=${wifiText(wifi)} label=${code.dataset.label ?? ""} />`, code);
}
