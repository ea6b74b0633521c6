import type { Fields } from "../../src/forms/intake-contract.ts";
import { addressKey } from "./address-key.ts";

/** No mailbox is longer. PostgreSQL indexes reject text of a few thousand bytes, and its text type rejects NUL. */
const longest = 320;
const noAddress = /[\s\p{Cc}\p{Cs}]/u;

export function addressesIn(fields: Fields): string[] {
  const texts = Object.values(fields).filter((value) => typeof value === "string");
  return [...new Set(texts.map(addressKey))].filter(isAddress);
}

function isAddress(text: string): boolean {
  return text.length <= longest && text.slice(1, -1).includes("@") && !noAddress.test(text);
}
