import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/**
 * Frees the memory of finished drawings. Each picture takes three megabytes outside the JavaScript heap, which the
 * engine does not count. The memory is freed only on garbage collection, so thousands of pictures would pile up.
 */
export async function collectGarbage(): Promise<void> {
  collect();
  // The engine frees the collected memory in a separate task.
  await new Promise((resume) => setImmediate(resume));
}
