import { extendGroups } from "./extend-groups.ts";
import type { Place, Report } from "./mistake.ts";
import type { Layer } from "./read-resolver.ts";
import { emptyGroup, type GroupNode, merge, type TreeNode, tokensBelow } from "./token-tree.ts";

/** Contexts by modifier name. A modifier without an entry uses its default. */
export type Inputs = Readonly<Record<string, string>>;

export interface Merged {
  /** Later sources override earlier ones. Group extensions are resolved. */
  root: GroupNode;
  /** Every path in order of first appearance. `isByModifier` is true if a modifier sets the token. */
  paths: ReadonlyMap<string, { isByModifier: boolean }>;
}

export function mergeSources(layers: readonly Layer[], inputs: Inputs, report: Report): Merged {
  const paths = new Map<string, { isByModifier: boolean }>();
  let root = emptyGroup({ file: "", keys: [] });
  for (const { kind, name, contexts, default: usual } of layers) {
    for (const { tree } of contexts.get(inputs[name] ?? usual) ?? []) {
      for (const { keys } of tokensBelow(tree)) {
        const known = paths.get(keys.join("."))?.isByModifier;
        paths.set(keys.join("."), { isByModifier: known || kind === "modifier" });
      }
      root = merge(root, tree, kind === "set" ? twice : mixed) as GroupNode;
    }
  }
  return { root: extendGroups(root, report), paths };

  /** A set defines each token once. Only a modifier's context can override it. */
  function twice(earlier: TreeNode, later: TreeNode): void {
    if (earlier.kind !== later.kind) mixed(earlier, later);
    else
      report(later.place, `stands in ${shown(earlier.place, later.place)} too, which this would replace`, "keep one");
  }

  function mixed(earlier: TreeNode, later: TreeNode): void {
    if (earlier.kind === later.kind) return;
    const where = shown(earlier.place, later.place);
    report(later.place, `is a ${later.kind} here and a ${earlier.kind} in ${where}`, "rename one of the two");
  }
}

/** Returns the other file's name, or the place if both are in the same file. */
function shown(place: Place, from: Place): string {
  return place.file === from.file ? place.keys.join(".") : place.file;
}
