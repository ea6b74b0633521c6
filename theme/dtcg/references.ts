import { isObject } from "./read-tree.ts";

/** What an alias or a `$ref` names: keys from the root of the merged tokens. */
export interface Reference {
  keys: readonly string[];
  /** Whether as a JSON pointer (RFC 6901), which may also lead into a token. */
  isPointer: boolean;
  /** As written, for messages. */
  written: string;
}

/** The reference that a value is as a whole, or undefined for any other value; "malformed" where it is meant as one. */
export function referenceIn(value: unknown): Reference | "malformed" | undefined {
  if (typeof value === "string") return value.includes("{") || value.includes("}") ? aliasIn(value) : undefined;
  if (!isObject(value) || !("$ref" in value)) return undefined;
  return Object.keys(value).length === 1 && typeof value.$ref === "string" ? pointerIn(value.$ref) : "malformed";
}

/** "{color.clay.600}". */
function aliasIn(text: string): Reference | "malformed" {
  const keys = text.slice(1, -1).split(".");
  const isWhole = text.startsWith("{") && text.endsWith("}");
  const isSound = isWhole && keys.every((key) => key !== "" && key === key.trim() && !/[{}]/.test(key));
  return isSound ? { keys, isPointer: false, written: text } : "malformed";
}

/** "#/color/clay/600/$value/components/0"; ~1 stands for a slash, ~0 for a tilde. */
export function pointerIn(text: string): Reference | "malformed" {
  if (!text.startsWith("#/") || text === "#/") return "malformed";
  const keys = text
    .slice(2)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  return keys.includes("") ? "malformed" : { keys, isPointer: true, written: text };
}

/** The path of the token that a value names as a whole: "color.clay.600"; undefined for any other value. */
export function aliasTarget(value: unknown): string | undefined {
  const reference = referenceIn(value);
  if (!reference || reference === "malformed") return undefined;
  const { keys } = reference;
  const token = keys.at(-1) === "$value" ? keys.slice(0, -1) : keys;
  return token.some((key) => key.startsWith("$") && key !== "$root") ? undefined : token.join(".");
}
