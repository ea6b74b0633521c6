import { readFileSync } from "node:fs";
import type { DataKey } from "./store/sealing.ts";

const keyLength = 32;
const make = "make one with `openssl rand -base64 32`";

/**
 * Reads the keys from `DATA_KEY`, or else from the file in `DATA_KEY_FILE`. Commas, spaces or line breaks separate
 * them, and the current key comes first. Adds errors to `mistakes`, which never quote a key.
 */
export function readDataKeys(typed: string | undefined, file: string | undefined, mistakes: string[]): DataKey[] {
  const name = typed ? "DATA_KEY" : "DATA_KEY_FILE";
  const words = (typed ?? contents(file, mistakes)).split(/[,\s]+/).filter(Boolean);
  if (file && !typed && words.length === 0) mistakes.push(`${name} is '${file}', which holds no key; ${make}`);
  const keys: DataKey[] = [];
  for (const [index, word] of words.entries()) {
    const key = word === "none" && index === 0 ? word : decoded(word);
    if (key) keys.push(key);
    else mistakes.push(`${name} holds something that is no key of ${keyLength} bytes; ${make}`);
  }
  return keys;
}

function contents(file: string | undefined, mistakes: string[]): string {
  if (file === undefined) return "";
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    mistakes.push(`DATA_KEY_FILE is '${file}', which cannot be read (${(error as NodeJS.ErrnoException).code})`);
    return "none";
  }
}

function decoded(word: string): Uint8Array | undefined {
  const isHexadecimal = /^[\da-f]{64}$/i.test(word);
  const isBase64 = /^[\w+/-]{43}=?$/.test(word);
  return isHexadecimal || isBase64 ? Buffer.from(word, isHexadecimal ? "hex" : "base64") : undefined;
}
