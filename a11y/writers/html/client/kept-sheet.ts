import { type Manual, readManual } from "../../../manual.ts";

/** Reports of one site share their sheet, so that it outlives the audit it was begun with. */
const keyFor = (origin: string) => `checks by hand: ${origin}`;

/** The sheet as this browser has it; none where it has none, cannot be asked or kept something else. */
export function keptSheet(origin: string): Manual | null {
  try {
    const text = localStorage.getItem(keyFor(origin));
    return text === null ? null : readManual(text);
  } catch {
    return null;
  }
}

/** Keeps the sheet; what to tell the evaluator where that fails. */
export function keepSheet(origin: string, sheet: Manual): string | null {
  try {
    localStorage.setItem(keyFor(origin), JSON.stringify(sheet));
    return null;
  } catch {
    return "This browser keeps nothing for this page. Save the sheet as a file before you close it.";
  }
}
