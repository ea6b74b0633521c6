import { inside, nearestWord, type Report } from "./mistake.ts";
import { type GroupNode, isObject, merge, type TreeNode } from "./read-tree.ts";

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
function pointerIn(text: string): Reference | "malformed" {
  if (!text.startsWith("#/") || text === "#/") return "malformed";
  const keys = text
    .slice(2)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  return keys.includes("") ? "malformed" : { keys, isPointer: true, written: text };
}

/** Returns the token path, "color.clay.600", if the entire value refers to a token. Otherwise returns undefined. */
export function aliasTarget(value: unknown): string | undefined {
  const reference = referenceIn(value);
  if (!reference || reference === "malformed") return undefined;
  const { keys } = reference;
  const token = keys.at(-1) === "$value" ? keys.slice(0, -1) : keys;
  return token.some((key) => key.startsWith("$") && key !== "$root") ? undefined : token.join(".");
}

/** Resolves `$extends`: a group inherits the members of the other group and overrides them with its own. */
export function extendGroups(root: GroupNode, report: Report): GroupNode {
  const done = new Map<GroupNode, GroupNode>();

  function extended(group: GroupNode, keys: readonly string[], trail: readonly GroupNode[]): GroupNode {
    const known = done.get(group);
    if (known) return known;
    const steps = [...trail, group];
    const base = group.extends === undefined ? undefined : baseOf(group, keys, steps);
    const own: GroupNode = { ...group, children: new Map() };
    for (const [name, child] of group.children)
      own.children.set(name, child.kind === "token" ? child : extended(child, [...keys, name], trail));
    const result = base ? (merge(base, own, () => {}) as GroupNode) : own;
    done.set(group, result);
    return result;
  }

  function baseOf(group: GroupNode, keys: readonly string[], trail: readonly GroupNode[]): GroupNode | undefined {
    const written = group.extends ?? "";
    const at = inside(group.place, "$extends");
    const reference = written.startsWith("#") ? pointerIn(written) : referenceIn(written);
    if (!reference || reference === "malformed") {
      report(at, `$extends is ${JSON.stringify(written)}`, 'name a group as "{group}" or "#/group"');
      return undefined;
    }
    const found = nodeAt(root, reference.keys);
    const name = reference.keys.join(".");
    if (!found) {
      const groups = [...groupPaths(root)];
      report(at, `extends ${written}, which does not exist`, didYouMean(name, groups) ?? "fix the name");
      return undefined;
    }
    if (found.kind === "token") {
      report(at, `extends ${written}, which is a token`, "name a group; refer to a token in a $value");
      return undefined;
    }
    const isAround = reference.keys.every((key, index) => key === keys[index]);
    if (isAround || trail.includes(found)) {
      report(at, `extends ${written}, which extends this group`, "remove one $extends of the cycle");
      return undefined;
    }
    return extended(found, reference.keys, trail);
  }

  return extended(root, [], []);
}

export function nodeAt(root: GroupNode, keys: readonly string[]): TreeNode | undefined {
  let node: TreeNode | undefined = root;
  for (const key of keys) node = node?.kind === "group" ? node.children.get(key) : undefined;
  return node;
}

export function didYouMean(name: string, names: Iterable<string>): string | undefined {
  const nearest = nearestWord(name, names);
  return nearest === undefined ? undefined : `did you mean {${nearest}}?`;
}

function* groupPaths(group: GroupNode, keys: readonly string[] = []): Generator<string> {
  for (const [name, child] of group.children) {
    if (child.kind === "token") continue;
    yield [...keys, name].join(".");
    yield* groupPaths(child, [...keys, name]);
  }
}
