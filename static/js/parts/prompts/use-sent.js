// Notices when a command was carried out.
import { useLayoutEffect, useRef } from "preact/hooks";
import { lastDone, pending } from "../../store.js";

/**
 * Calls `then` once a command that answers one of these prompts has been carried out.
 * @param {(string | undefined)[]} keys @param {() => void} then
 */
export function useSent(keys, then) {
  const mine = useRef("");
  mine.current = pending.value.find((one) => one.key !== undefined && keys.includes(one.key))?.id ?? mine.current;
  // In the pocket the picture without the prompt comes first, and the answer after it.
  const flying = pending.value.some((one) => one.id === mine.current);
  // At once: the next command that is carried out has another id.
  useLayoutEffect(() => {
    if (!flying && mine.current && mine.current === lastDone.peek()) then();
    if (!flying) mine.current = "";
  }, [flying]);
}
