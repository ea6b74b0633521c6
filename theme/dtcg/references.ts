import { isObject } from "./read-tree.ts";

/** Target of an alias or a `$ref`, as keys from the root of the merged tokens. */
export interface Reference {
  keys: readonly string[];
  /** True for a JSON pointer (RFC 6901), which can also lead into a token. */
  isPointer: boolean;
  /** Original text, for messages. */
  written: string;
}

/** Returns the reference if the entire value is one, "malformed" if it only resembles one, and undefined otherwise. */
export function referenceIn(value: unknown): Reference | "malformed" | undefined {
  if (typeof value === "string") return value.includes("{") || value.includes("}") ? aliasIn(value) : undefined;
  if (!isObject(value) || !("$ref" in value)) return undefined;
  return Object.keys(value).length === 1 && typeof value.$ref === "string" ? pointerIn(value.$ref) : "malformed";
}

/** Parses an alias: "{color.clay.600}". */
function aliasIn(text: string): Reference | "malformed" {
  const keys = text.slice(1, -1).split(".");
  const isWhole = text.startsWith("{") && text.endsWith("}");
  const isSound = isWhole && keys.every((key) => key !== "" && key === key.trim() && !/[{}]/.test(key));
  return isSound ? { keys, isPointer: false, written: text } : "malformed";
}

/** Parses a JSON pointer: "#/color/clay/600/$value/components/0". ~1 escapes a slash and ~0 a tilde. */
export function pointerIn(text: string): Reference | "malformed" {
  if (!text.startsWith("#/") || text === "#/") return "malformed";
  const keys = text
    .slice(2)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  return keys.includes("") ? "malformed" : { keys, isPointer: true, written: text };
}

/** Returns the token path if the entire value refers to a token: "color.clay.600". */
export function aliasTarget(value: unknown): string | undefined {
  const reference = referenceIn(value);
  if (!reference || reference === "malformed") return undefined;
  const { keys } = reference;
  const token = keys.at(-1) === "$value" ? keys.slice(0, -1) : keys;
  return token.some((key) => key.startsWith("$") && key !== "$root") ? undefined : token.join(".");
}
