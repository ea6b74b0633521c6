import { extendGroups } from "./extend-groups.ts";
import type { Place, Report } from "./mistake.ts";
import type { Layer } from "./read-resolver.ts";
import { emptyGroup, type GroupNode, merge, type TreeNode, tokensBelow } from "./token-tree.ts";

/** Contexts by the names of their modifiers; where a modifier is not named its default holds. */
export type Inputs = Readonly<Record<string, string>>;

export interface Merged {
  /** Later sources over earlier ones, groups extended. */
  root: GroupNode;
  /** Every path in the order in which the sources first name it, and whether a modifier has a say in it. */
  paths: ReadonlyMap<string, { isByModifier: boolean }>;
}

/** One tree of all that holds for these inputs. */
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

  /** A set says everything once; only what a modifier chooses may say it anew. */
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

/** The file where it is another one, else the place in the same file. */
function shown(place: Place, from: Place): string {
  return place.file === from.file ? place.keys.join(".") : place.file;
}
