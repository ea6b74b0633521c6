import type { Fields } from "../../src/forms/intake-contract.ts";
import { addressKey } from "./store.ts";

/** No mailbox is longer; PostgreSQL’s indexes refuse text of some thousand bytes, and its text refuses NUL. */
const longest = 320;
const address = /^[^\s\p{Cc}\p{Cs}]+@[^\s\p{Cc}\p{Cs}]+$/u;

/** The addresses among the fields, each once, as they are compared. */
export function addressesIn(fields: Fields): string[] {
  const texts = Object.values(fields).filter((value) => typeof value === "string");
  return [...new Set(texts.map(addressKey))].filter((text) => text.length <= longest && address.test(text));
}
