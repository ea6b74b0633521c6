import type { Edits } from "./edits.ts";
import { asRecord } from "./share.ts";

const key = "design-workbench";
/** Maximum length in characters: more than any theme's edits. */
const longest = 200_000;

/** Returns this device's unvalidated edits, or undefined if there are none or storage is denied. */
export function readEdits(): Record<string, unknown> | undefined {
  try {
    const text = localStorage.getItem(key);
    return text && text.length <= longest ? asRecord(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the edits on this device. If storage is denied, they last until the visitor leaves the page. */
export function writeEdits(edits: Edits): void {
  try {
    if (Object.keys(edits).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(edits));
  } catch {
    // Without storage, the workbench still works.
  }
}
