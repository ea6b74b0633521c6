import type { Fields } from "../../src/forms/intake-contract.ts";
import type { Sealing } from "./sealing.ts";

/** Encryption context of a submission's fields. */
export function fieldsPlace(id: string): string {
  return `submission.fields ${id}`;
}

export function openFields({ id, fields }: { id: string; fields: string }, sealing: Sealing): Fields {
  return JSON.parse(sealing.open(fields, fieldsPlace(id)));
}
