import type { Place } from "./mistake.ts";
import type { TokenType } from "./words.ts";

/** A token as written: its `$value`, or what its `$ref` points at. */
export interface TokenNode {
  kind: "token";
  place: Place;
  type: WrittenType;
  /** A value or an alias. A token that is a `$ref` has that object. */
  raw: unknown;
  /** It has been said what is wrong; its value is none. */
  isBroken?: boolean;
}

/** Undefined where none is written; "wrong" is none of the standard’s. */
export type WrittenType = TokenType | "wrong" | undefined;

export interface GroupNode {
  kind: "group";
  place: Place;
  type: WrittenType;
  /** As written: "{button}" or "#/button". */
  extends: string | undefined;
  children: Map<string, TreeNode>;
}

export type TreeNode = TokenNode | GroupNode;

export function emptyGroup(place: Place): GroupNode {
  return { kind: "group", place, type: undefined, extends: undefined, children: new Map() };
}

/**
 * The later of two nodes over the earlier: groups are merged, tokens replaced as a whole. `conflict` is told where both
 * have a token, or one has a token and the other a group.
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

/** Every token below, with its path and the type that the groups around it give. */
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
