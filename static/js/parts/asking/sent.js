// When something that was asked has been answered and carried out.
import { useEffect, useRef } from "preact/hooks";
import { toast, waiting } from "../../store.js";

/**
 * Calls `done` once a command that answers one of these prompts has been carried out.
 * @param {(string | undefined)[]} keys @param {() => void} done
 */
export function useSent(keys, done) {
  const flying = waiting.value.some((one) => one.key !== undefined && keys.includes(one.key));
  const was = useRef(false);
  useEffect(() => {
    const refused = toast.value?.text.t.startsWith("E_");
    if (was.current && !flying && !refused) done();
    was.current = flying;
  }, [flying]);
}
