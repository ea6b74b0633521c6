import type { Place } from "./mistake.ts";
import type { TokenType } from "./words.ts";

export interface TokenNode {
  kind: "token";
  place: Place;
  type: WrittenType;
  /** A value or an alias. For a token with `$ref`, the object with the `$ref`. */
  raw: unknown;
  /** True if the mistake is already reported. The token has no value. */
  isBroken?: boolean;
}

/** Undefined if the file has no type, "wrong" if the standard doesn't define it. */
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
