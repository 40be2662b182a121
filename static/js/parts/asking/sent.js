// When something that was asked has been answered and carried out.
import { useLayoutEffect, useRef } from "preact/hooks";
import { done, waiting } from "../../store.js";

/**
 * Calls `then` once a command that answers one of these prompts has been carried out.
 * @param {(string | undefined)[]} keys @param {() => void} then
 */
export function useSent(keys, then) {
  const flying = waiting.value.find((one) => one.key !== undefined && keys.includes(one.key))?.id;
  const was = useRef(flying);
  // At once: the next command that is carried out has another id.
  useLayoutEffect(() => {
    if (!flying && was.current && was.current === done.peek()) then();
    was.current = flying;
  }, [flying]);
}
