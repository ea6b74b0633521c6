import type { FieldError } from "../../src/forms/form-names.ts";

/** What is wrong with the whole form. */
export function formError(code: string, message: string): FieldError {
  return { code, field: "", message };
}
