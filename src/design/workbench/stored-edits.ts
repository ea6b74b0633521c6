import type { Edits } from "./edits.ts";
import { asRecord } from "./share.ts";

const key = "design-workbench";
/** Characters; more than any theme’s edits have. */
const longest = 200_000;

/** What this device has kept, not yet checked; undefined where there is nothing, or storage is denied. */
export function readEdits(): Record<string, unknown> | undefined {
  try {
    const text = localStorage.getItem(key);
    return text && text.length <= longest ? asRecord(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the edits on this device. Where storage is denied they last until the page is left. */
export function writeEdits(edits: Edits): void {
  try {
    if (Object.keys(edits).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(edits));
  } catch {
    // Nothing is kept, and the workbench goes on.
  }
}
