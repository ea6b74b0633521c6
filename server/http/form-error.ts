import type { FieldError } from "../../src/forms/intake-contract.ts";

export function formError(code: string, message: string): FieldError {
  return { code, field: "", message };
}
