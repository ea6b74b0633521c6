import type { Fields } from "../../src/forms/intake-contract.ts";
import type { Sealing } from "./sealing.ts";

/** Where the fields of a submission are sealed for. */
export function fieldsPlace(id: string): string {
  return `submission.fields ${id}`;
}

export function openFields({ id, fields }: { id: string; fields: string }, sealing: Sealing): Fields {
  return JSON.parse(sealing.open(fields, fieldsPlace(id)));
}
