import { type Manual, readManual } from "../../../manual.ts";

export interface Kept {
  sheet: Manual;
  /** The checklist as last signed. */
  signed: Manual | null;
  /** The checklist beside the report at that time, to avoid asking about it again. */
  beside: Manual | null;
}

/** All audits of one site share a key, so that a checklist survives new audits. */
const keyFor = (origin: string) => `checks by hand: ${origin}`;

/** Returns the checklist in this browser, or `null` if there is none or it is unreadable. */
export function keptSheet(origin: string): Kept | null {
  try {
    const text = localStorage.getItem(keyFor(origin));
    if (text === null) return null;
    const { signed, beside }: Record<string, unknown> = JSON.parse(text);
    return { sheet: readManual(text), signed: readPart(signed), beside: readPart(beside) };
  } catch {
    return null;
  }
}

/** Reads a nested checklist. Older reports stored none. */
function readPart(part: unknown): Manual | null {
  return part ? readManual(JSON.stringify(part)) : null;
}

/** Stores the checklist. Returns a message for the evaluator if that fails. */
export function keepSheet(origin: string, { sheet, signed, beside }: Kept): string | null {
  try {
    localStorage.setItem(keyFor(origin), JSON.stringify({ ...sheet, signed, beside }));
    return null;
  } catch {
    return "This browser keeps nothing for this page. Save the sheet as a file before you close it.";
  }
}
