// Node reads the same bare names as the browser's import map: from static/vendor/vendor.json.
import { readFileSync } from "node:fs";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

const vendor = new URL("../../static/vendor/", import.meta.url);
const { imports } = JSON.parse(readFileSync(new URL("vendor.json", vendor), "utf8"));

export const resolve = (specifier, context, next) =>
  next(imports[specifier] ? new URL(imports[specifier], vendor).href : specifier, context);

if (isMainThread) register(import.meta.url); // loaded once more, in the thread that resolves
