import { type Manual, readManual } from "../../../manual.ts";

/** What a browser keeps of a sheet. */
export interface Kept {
  sheet: Manual;
  /** The sheet as it was last signed. */
  signed: Manual | null;
  /** The sheet that lay beside the report then: nobody is asked about it again. */
  beside: Manual | null;
}

/** Reports of one site share their sheet, so that it outlives the audit it was begun with. */
const keyFor = (origin: string) => `checks by hand: ${origin}`;

/** The sheet as this browser has it; none where it has none, cannot be asked or kept something else. */
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

/** A sheet within what is kept; earlier reports kept none. */
function readPart(part: unknown): Manual | null {
  return part ? readManual(JSON.stringify(part)) : null;
}

/** Keeps the sheet; what to tell the evaluator where that fails. */
export function keepSheet(origin: string, { sheet, signed, beside }: Kept): string | null {
  try {
    localStorage.setItem(keyFor(origin), JSON.stringify({ ...sheet, signed, beside }));
    return null;
  } catch {
    return "This browser keeps nothing for this page. Save the sheet as a file before you close it.";
  }
}
