import { inside, type Report } from "./mistake.ts";
import { nearestWord } from "./nearest-word.ts";
import { pointerIn, referenceIn } from "./references.ts";
import { type GroupNode, merge, type TreeNode } from "./token-tree.ts";

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
      report(at, `extends ${written}, which is not there`, didYouMean(name, groups) ?? "fix the name");
      return undefined;
    }
    if (found.kind === "token") {
      report(at, `extends ${written}, which is a token`, "name a group; a token is referred to in a $value");
      return undefined;
    }
    const isAround = reference.keys.every((key, index) => key === keys[index]);
    if (isAround || trail.includes(found)) {
      report(at, `extends ${written}, which in the end extends it`, "take one $extends of the circle away");
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
