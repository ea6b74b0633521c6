import { inside, type Place, type Report } from "./mistake.ts";
import { suggestion } from "./nearest-word.ts";
import { emptyGroup, type GroupNode, type TokenNode, type TreeNode, type WrittenType } from "./token-tree.ts";
import { groupProperties, isTokenType, olderTypes, tokenProperties, tokenTypes } from "./words.ts";

type Json = Readonly<Record<string, unknown>>;

/** Reads a file's groups and tokens. Values are checked later, when their references can be resolved. */
export function readTree(root: unknown, place: Place, report: Report): GroupNode {
  if (!isObject(root)) {
    report(place, "is no object", 'write { "group": { "token": { "$type": …, "$value": … } } }');
    return emptyGroup(place);
  }
  const { $schema, ...rest } = root;
  if ($schema !== undefined && typeof $schema !== "string")
    report(inside(place, "$schema"), "$schema is no text", "write the address of the schema");
  return readGroup(rest, place, report);
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readNode(value: unknown, place: Place, report: Report): TreeNode {
  if (!isObject(value)) {
    report(place, "is neither a token nor a group", `write { "$value": ${JSON.stringify(value)} }`);
    return broken(place);
  }
  if ("value" in value && !isObject(value.value)) {
    const mend = 'write "$value" and "$type"; values as the standard has them, such as { "value": 16, "unit": "px" }';
    report(place, 'has "value" without $, as Tokens Studio’s older form does', mend);
    return broken(place);
  }
  return "$value" in value || "$ref" in value ? readToken(value, place, report) : readGroup(value, place, report);
}

function readToken(token: Json, place: Place, report: Report): TokenNode {
  const type = readProperties(token, tokenProperties, "token", place, report);
  const child = Object.keys(token).find((key) => !key.startsWith("$"));
  if (child !== undefined) {
    report(inside(place, child), "is in a token, and a token has no children", `call the outer value "$root"`);
    return broken(place);
  }
  if ("$value" in token && "$ref" in token) {
    report(inside(place, "$ref"), "has both $value and $ref", "keep one of the two");
    return broken(place);
  }
  return { kind: "token", place, type, raw: "$ref" in token ? { $ref: token.$ref } : token.$value };
}

function broken(place: Place): TokenNode {
  return { kind: "token", place, type: undefined, raw: undefined, isBroken: true };
}

function readGroup(group: Json, place: Place, report: Report): GroupNode {
  const type = readProperties(group, groupProperties, "group", place, report);
  const node: GroupNode = { ...emptyGroup(place), type, extends: readExtends(group.$extends, place, report) };
  for (const [name, value] of Object.entries(group)) {
    if (name.startsWith("$") && name !== "$root") continue;
    const at = inside(place, name);
    if (name === "" || /[.{}]/.test(name)) {
      report(
        at,
        `the name ${JSON.stringify(name)} is empty or has . { or }, which references are made of`,
        "rename it",
      );
      continue;
    }
    const child = readNode(value, at, report);
    if (name === "$root" && child.kind === "group") report(at, "$root is no token", "give it a $value");
    else node.children.set(name, child);
  }
  // The standard allows empty groups, but a `$type` suggests a token that lacks its value.
  if (type && node.children.size === 0 && !node.extends && !Object.keys(group).some((key) => !key.startsWith("$")))
    report(place, "has a $type, and neither a $value nor tokens", "give it a $value");
  return node;
}

/** Checks the properties with $ and returns the type. */
function readProperties(of: Json, known: readonly string[], kind: string, place: Place, report: Report): WrittenType {
  const unknown = Object.keys(of).filter((key) => key.startsWith("$") && !known.includes(key));
  for (const key of unknown)
    report(inside(place, key), `a ${kind} has no ${key}`, suggestion(key, new Set([...known, ...tokenProperties])));
  const { $description, $deprecated, $extensions } = of;
  if ($description !== undefined && typeof $description !== "string")
    report(inside(place, "$description"), "$description is no text", 'put it into "double quotes"');
  if ($deprecated !== undefined && typeof $deprecated !== "boolean" && typeof $deprecated !== "string")
    report(inside(place, "$deprecated"), "$deprecated is neither true, false nor a text", "write why, or true");
  if ($extensions !== undefined && !isObject($extensions))
    report(inside(place, "$extensions"), "$extensions is no object", 'write { "org.example.tool": … }');
  return readType(of.$type, place, report);
}

function readType(type: unknown, place: Place, report: Report): WrittenType {
  if (type === undefined || isTokenType(type)) return type;
  const newer = typeof type === "string" ? olderTypes[type] : undefined;
  const mend = newer ? `the standard’s word is ${newer}` : suggestion(String(type), tokenTypes);
  report(inside(place, "$type"), `${JSON.stringify(type)} is no type of the standard`, mend);
  return "wrong";
}

function readExtends(written: unknown, place: Place, report: Report): string | undefined {
  if (written === undefined || typeof written === "string") return written;
  report(inside(place, "$extends"), "$extends names no group", 'write "{group}"');
  return undefined;
}
