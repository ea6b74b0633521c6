import type { FieldError } from "../../src/forms/intake-contract.ts";

/** What is wrong with the whole form. */
export function formError(code: string, message: string): FieldError {
  return { code, field: "", message };
}
