import type { Mode } from "../../conditions.ts";
import { isObject } from "../../dtcg/read-tree.ts";
import { aliasTarget } from "../../dtcg/references.ts";
import { type Collected, nameProblem } from "../limits.ts";

interface Surroundings {
  mode?: Mode | undefined;
  /** Prefix of each position: the name of a set. */
  within?: string;
  isFigma?: boolean;
  into: Collected;
}

/** Reads every token of nested groups, in the standard's form and in Tokens Studio's, with `$` or without. */
export function readGroups(group: Readonly<Record<string, unknown>>, surroundings: Surroundings): void {
  readChildren(group, [], surroundings);
}

function readChildren(group: Readonly<Record<string, unknown>>, path: readonly string[], around: Surroundings): void {
  const { into, within, mode, isFigma = false } = around;
  if (group.$extends !== undefined)
    into.refuse([...path, "$extends"].join("."), "is not followed; bring the tokens that it stands for");
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith("$") && name !== "$root") continue;
    const names = [...path, name];
    const at = [...(within ? [within] : []), ...names].join(".");
    const problem = nameProblem(names);
    if (problem) into.refuse(at, problem);
    else if (!isObject(child)) into.refuse(at, "is neither a token nor a group; a token is an object with a $value");
    else if (isModified(child)) into.refuse(at, "has a color modifier; write the color that comes of it");
    else if (isToken(child))
      into.add({ names, mode, value: valueIn(child), at, isFigma, description: descriptionIn(child) });
    else readChildren(child, names, around);
  }
}

/** A group can have the name "value". Then it's an object of tokens, without a type beside it. */
function isToken(node: Readonly<Record<string, unknown>>): boolean {
  return "$value" in node || "$ref" in node || ("value" in node && (!isObject(node.value) || "type" in node));
}

/** Tokens Studio stores modifications beside a value. */
function isModified({ $extensions }: Readonly<Record<string, unknown>>): boolean {
  const studio = isObject($extensions) ? $extensions["studio.tokens"] : undefined;
  return isObject(studio) && studio.modify !== undefined;
}

function descriptionIn({ $description, description }: Readonly<Record<string, unknown>>): string | undefined {
  return [$description, description].find((said) => typeof said === "string");
}

function valueIn(token: Readonly<Record<string, unknown>>): unknown {
  const figma = isObject(token.$extensions) ? token.$extensions["com.figma.aliasData"] : undefined;
  // For an alias into another collection, Figma writes the value and stores the alias beside it.
  if (isObject(figma) && typeof figma.targetVariableName === "string")
    return `{${figma.targetVariableName.split("/").join(".")}}`;
  const written = "$value" in token ? token.$value : "$ref" in token ? { $ref: token.$ref } : token.value;
  const target = isObject(written) ? aliasTarget(written) : undefined;
  return target ? `{${target}}` : written;
}
