import { inside, type Place, type Report, suggestion } from "./mistake.ts";

/** Types of design tokens (DTCG 2025.10, format, chapters 8 and 9). */
const tokenTypes = [
  "color",
  "dimension",
  "fontFamily",
  "fontWeight",
  "duration",
  "cubicBezier",
  "number",
  "strokeStyle",
  "border",
  "transition",
  "shadow",
  "gradient",
  "typography",
] as const;

export type TokenType = (typeof tokenTypes)[number];

export function isTokenType(word: unknown): word is TokenType {
  return (tokenTypes as readonly unknown[]).includes(word);
}

/** Properties of a token (format, chapter 5). */
export const tokenProperties = ["$value", "$ref", "$type", "$description", "$extensions", "$deprecated"];

/** Properties that a group can have in addition to its children (format, chapter 6). */
const groupProperties = ["$type", "$description", "$extensions", "$deprecated", "$extends", "$root"];

export interface TokenNode {
  kind: "token";
  place: Place;
  type: WrittenType;
  /** A value or an alias. For a token with `$ref`, the object with the `$ref`. */
  raw: unknown;
  /** True if the token has no value because of a mistake that is already reported. */
  isBroken?: boolean;
}

/** Undefined if the file gives no type, "wrong" if the standard doesn't define the type. */
export type WrittenType = TokenType | "wrong" | undefined;

export interface GroupNode {
  kind: "group";
  place: Place;
  type: WrittenType;
  /** Original text: "{button}" or "#/button". */
  extends: string | undefined;
  children: Map<string, TreeNode>;
}

export type TreeNode = TokenNode | GroupNode;

export function emptyGroup(place: Place): GroupNode {
  return { kind: "group", place, type: undefined, extends: undefined, children: new Map() };
}

/**
 * Merges two nodes: groups are combined, and the later token replaces the earlier one. Calls `conflict` if either node
 * is a token.
 */
export function merge(
  earlier: TreeNode,
  later: TreeNode,
  conflict: (earlier: TreeNode, later: TreeNode) => void,
): TreeNode {
  if (earlier.kind === "token" || later.kind === "token") {
    conflict(earlier, later);
    return later;
  }
  const children = new Map(earlier.children);
  for (const [name, child] of later.children) {
    const before = children.get(name);
    children.set(name, before ? merge(before, child, conflict) : child);
  }
  return { ...later, type: later.type ?? earlier.type, extends: later.extends ?? earlier.extends, children };
}

/** Yields every token below a group, with its path and the type that it inherits from groups. */
export function* tokensBelow(
  group: GroupNode,
  keys: readonly string[] = [],
  inherited?: WrittenType,
): Generator<{ keys: readonly string[]; node: TokenNode; inherited: WrittenType }> {
  const type = group.type ?? inherited;
  for (const [name, node] of group.children) {
    const path = [...keys, name];
    if (node.kind === "token") yield { keys: path, node, inherited: type };
    else yield* tokensBelow(node, path, type);
  }
}

export type Json = Readonly<Record<string, unknown>>;

/** Reads a file's groups and tokens. Values are checked later, when their references can be resolved. */
export function readTree(root: unknown, place: Place, report: Report): GroupNode {
  if (!isObject(root)) {
    report(place, "is not an object", 'write { "group": { "token": { "$type": …, "$value": … } } }');
    return emptyGroup(place);
  }
  const { $schema, ...rest } = root;
  if ($schema !== undefined && typeof $schema !== "string")
    report(inside(place, "$schema"), "$schema is not text", "write the URL of the schema");
  return readGroup(rest, place, report);
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Values in the standard's form, for messages. */
const examples: Partial<Record<TokenType, string>> = {
  color: '{ "colorSpace": "oklch", "components": [0.5, 0.1, 40] }',
  cubicBezier: "[0.2, 0.7, 0.2, 1]",
  dimension: '{ "value": 16, "unit": "px" }',
  duration: '{ "value": 150, "unit": "ms" }',
  fontFamily: '["A Font", "serif"]',
  fontWeight: "400",
  number: "1.5",
};

function readNode(value: unknown, place: Place, inherited: WrittenType, report: Report): TreeNode {
  if (!isObject(value)) {
    report(place, "is neither a token nor a group", `write { "$value": ${JSON.stringify(value)} }`);
    return broken(place);
  }
  if ("value" in value && !isObject(value.value)) {
    const type = isTokenType(value.$type) ? value.$type : inherited;
    const example = type && type !== "wrong" ? examples[type] : undefined;
    const fix = `write "$value", in the standard’s form${example ? `, such as ${example}` : ""}`;
    report(place, 'has "value" without $', fix);
    return broken(place);
  }
  return "$value" in value || "$ref" in value
    ? readToken(value, place, report)
    : readGroup(value, place, report, inherited);
}

function readToken(token: Json, place: Place, report: Report): TokenNode {
  const type = readProperties(token, tokenProperties, "token", place, report);
  const child = Object.keys(token).find((key) => !key.startsWith("$"));
  if (child !== undefined) {
    const at = inside(place, child);
    if (lacksSign(child, token[child], tokenProperties)) reportSign(child, at, report);
    else report(at, "is inside a token, and tokens have no children", `call the outer value "$root"`);
    return broken(place);
  }
  if ("$value" in token && "$ref" in token) {
    report(inside(place, "$ref"), "has both $value and $ref", "keep one of the two");
    return broken(place);
  }
  return { kind: "token", place, type, raw: "$ref" in token ? { $ref: token.$ref } : token.$value };
}

/** True for "type": "color", which should be "$type": "color". */
function lacksSign(name: string, value: unknown, properties: readonly string[]): boolean {
  return !isObject(value) && properties.includes(`$${name}`);
}

function reportSign(name: string, at: Place, report: Report): void {
  report(at, `has "${name}" without $`, `write "$${name}"`);
}

function broken(place: Place): TokenNode {
  return { kind: "token", place, type: undefined, raw: undefined, isBroken: true };
}

function readGroup(group: Json, place: Place, report: Report, inherited?: WrittenType): GroupNode {
  const type = readProperties(group, groupProperties, "group", place, report);
  const node: GroupNode = { ...emptyGroup(place), type, extends: readExtends(group.$extends, place, report) };
  for (const [name, value] of Object.entries(group)) {
    if (name.startsWith("$") && name !== "$root") continue;
    const at = inside(place, name);
    if (name === "" || /[.{}]/.test(name)) {
      report(at, `the name ${JSON.stringify(name)} is empty or contains ., { or }, which references use`, "rename it");
      continue;
    }
    if (lacksSign(name, value, groupProperties)) {
      reportSign(name, at, report);
      // Prevents a second report, which would say that the group's tokens lack a type.
      if (name === "type") node.type = "wrong";
      continue;
    }
    const child = readNode(value, at, type ?? inherited, report);
    if (name === "$root" && child.kind === "group") report(at, "$root is not a token", "give it a $value");
    else node.children.set(name, child);
  }
  // The standard allows empty groups, but a `$type` suggests a token that lacks its value.
  if (type && node.children.size === 0 && !node.extends && !Object.keys(group).some((key) => !key.startsWith("$")))
    report(place, "has a $type, but no $value and no tokens", "give it a $value");
  return node;
}

/** Checks the properties with $ and returns the type. */
function readProperties(of: Json, known: readonly string[], kind: string, place: Place, report: Report): WrittenType {
  const unknown = Object.keys(of).filter((key) => key.startsWith("$") && !known.includes(key));
  for (const key of unknown)
    report(inside(place, key), `a ${kind} has no ${key}`, suggestion(key, new Set([...known, ...tokenProperties])));
  const { $description, $deprecated, $extensions } = of;
  if ($description !== undefined && typeof $description !== "string")
    report(inside(place, "$description"), "$description is not text", 'put it in "double quotes"');
  if ($deprecated !== undefined && typeof $deprecated !== "boolean" && typeof $deprecated !== "string")
    report(inside(place, "$deprecated"), "$deprecated is not true, false or text", "write the reason, or true");
  if ($extensions !== undefined && !isObject($extensions))
    report(inside(place, "$extensions"), "$extensions is not an object", 'write { "org.example.tool": … }');
  return readType(of.$type, place, report);
}

function readType(type: unknown, place: Place, report: Report): WrittenType {
  if (type === undefined || isTokenType(type)) return type;
  const fix = suggestion(String(type), tokenTypes);
  report(inside(place, "$type"), `${JSON.stringify(type)} is not a type of the standard`, fix);
  return "wrong";
}

function readExtends(written: unknown, place: Place, report: Report): string | undefined {
  if (written === undefined || typeof written === "string") return written;
  report(inside(place, "$extends"), "$extends is not a group", 'write "{group}"');
  return undefined;
}
