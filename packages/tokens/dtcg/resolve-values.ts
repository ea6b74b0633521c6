import { inside, type Place, type Report } from "./mistake.ts";
import { type GroupNode, type TokenNode, type TokenType, tokensBelow, type WrittenType } from "./read-tree.ts";
import { didYouMean, nodeAt, type Reference, referenceIn } from "./references.ts";
import type { ValueReader } from "./simple-values.ts";
import { everyType } from "./values.ts";

interface ReadToken {
  path: string;
  type: TokenType;
  raw: unknown;
  /** Value in the standard's form, with every reference resolved. */
  value: unknown;
  place: Place;
}

interface Written {
  path: string;
  node: TokenNode;
  inherited: WrittenType;
}

type Outcome = { type: TokenType; value: unknown } | undefined;

/**
 * Reads every token of a merged tree. Invalid tokens are reported once, not again at their references, and left out.
 */
export function readValues(root: GroupNode, report: Report): ReadToken[] {
  const written = new Map<string, Written>();
  for (const { keys, node, inherited } of tokensBelow(root))
    written.set(keys.join("."), { path: keys.join("."), node, inherited });
  const outcomes = new Map<string, Outcome>();
  /** Paths of the tokens being read. Each one refers to the next. */
  const trail: string[] = [];

  function outcomeOf(token: Written): Outcome {
    const { path } = token;
    if (!outcomes.has(path)) {
      trail.push(path);
      const outcome = read(token);
      trail.pop();
      if (!outcomes.has(path)) outcomes.set(path, outcome);
    }
    return outcomes.get(path);
  }

  function read({ node, inherited }: Written): Outcome {
    const at = inside(node.place, "$value");
    const reference = referenceIn(node.raw);
    const type = node.type ?? inherited;
    if (node.isBroken || type === "wrong") return undefined;
    if (!reference) {
      if (node.type && inherited && inherited !== node.type && fits(inherited, node.raw, at)) {
        const problem = `$type is ${node.type}, but the value is a ${inherited}`;
        report(inside(node.place, "$type"), problem, "remove $type, because the group has the right one");
        return undefined;
      }
      if (type) return finished(type, everyType[type](node.raw, at, reader));
      report(node.place, "has no $type, and neither do its groups", 'add "$type"');
      return undefined;
    }
    const target = follow(reference, at, node.raw);
    if (!target) return undefined;
    const wanted = type ?? target.type;
    if (wanted && target.type && target.type !== wanted) {
      const whose = node.type ? "its $type" : "its group’s $type";
      const fix = `name a ${wanted}, or give it the $type ${target.type}`;
      report(at, `${whose} is ${wanted}, and ${shownReference(reference)} is a ${target.type}`, fix);
      return undefined;
    }
    if (!wanted) report(node.place, "has no $type, and the target of its $ref has none", 'add "$type"');
    if (!wanted) return undefined;
    // A pointer into a token leads to a value that isn't checked as this type yet.
    return target.type ? finished(wanted, target.value) : finished(wanted, everyType[wanted](target.value, at, reader));
  }

  /**
   * True if the value is valid as another type. Only numbers, lengths, times and weights are easily mistaken for each
   * other.
   */
  function fits(type: WrittenType, raw: unknown, at: Place): boolean {
    const isPlain = type === "number" || type === "dimension" || type === "duration" || type === "fontWeight";
    return isPlain && everyType[type](raw, at, { ...reader, report: () => {} }) !== undefined;
  }

  const reader: ValueReader = {
    report,
    valueOf(type, raw, at) {
      const reference = referenceIn(raw);
      if (!reference) return everyType[type](raw, at, reader);
      const target = follow(reference, at, raw);
      if (!target) return undefined;
      if (!target.type) return everyType[type](target.value, at, reader);
      if (target.type === type) return target.value;
      report(at, `${shownReference(reference)} is a ${target.type}`, `name a ${type}`);
      return undefined;
    },
    partOf(raw, at) {
      const reference = referenceIn(raw);
      if (!reference) return raw;
      if (reference !== "malformed" && reference.isPointer) return follow(reference, at)?.value;
      report(at, `${JSON.stringify(raw)} refers to part of a value`, 'write { "$ref": "#/group/token/$value/part" }');
      return undefined;
    },
  };

  /**
   * Resolves a reference. The result has no type if it is a part of a token's value. Reports an invalid reference and
   * returns undefined.
   */
  function follow(
    reference: Reference | "malformed",
    at: Place,
    raw?: unknown,
  ): { type?: TokenType; value: unknown } | undefined {
    if (reference === "malformed") {
      report(at, "has braces or a $ref but is not a reference", malformedFix(raw));
      return undefined;
    }
    const { keys } = reference;
    const own = reference.isPointer ? keys.findIndex((key) => key.startsWith("$") && key !== "$root") : -1;
    const tokenKeys = own === -1 ? keys : keys.slice(0, own);
    const token = written.get(tokenKeys.join("."));
    if (!token) {
      reportMissing(tokenKeys, reference, at);
      return undefined;
    }
    if (trail.includes(token.path)) {
      const circle = [...trail.slice(trail.indexOf(token.path)), token.path];
      report(at, `refers to itself (${circle.join(" → ")})`, "give one of them a value");
      return undefined;
    }
    const outcome = outcomeOf(token);
    const [property, ...parts] = own === -1 ? ["$value"] : keys.slice(own);
    if (!outcome || (property === "$value" && parts.length === 0)) return outcome;
    return partIn(property === "$value" ? outcome.value : undefined, parts, reference, at);
  }

  function partIn(value: unknown, parts: readonly string[], { written: pointer }: Reference, at: Place) {
    let part = value;
    for (const key of parts) {
      const isThere = typeof part === "object" && part !== null && Object.hasOwn(part, key);
      part = isThere ? (part as Record<string, unknown>)[key] : undefined;
    }
    if (part !== undefined) return { value: part };
    const known = typeof value === "object" && value !== null ? Object.keys(value).join(", ") : "nothing";
    report(at, `points to ${pointer}, which does not exist`, `the token’s value has ${known}`);
    return undefined;
  }

  function reportMissing(keys: readonly string[], { written: text }: Reference, at: Place): void {
    const name = keys.join(".");
    const found = nodeAt(root, keys);
    if (found?.kind !== "group") {
      const outer = keys.slice(0, -1).join(".");
      const isValue = ["value", "$value"].includes(keys.at(-1) ?? "") && written.has(outer);
      const fix =
        (isValue ? `write {${outer}}` : stepsBeside(keys)) ?? didYouMean(name, written.keys()) ?? `define ${name}`;
      report(at, `refers to ${text}, which is not defined`, fix);
      return;
    }
    report(at, `refers to ${text}, which is a group`, tokenInstead(name, found));
  }

  /** Suggests the steps below and above a missing one: 600 and 700 for 650. Undefined for names that aren't numbers. */
  function stepsBeside(keys: readonly string[]): string | undefined {
    const [group, step] = [nodeAt(root, keys.slice(0, -1)), Number(keys.at(-1))];
    if (group?.kind !== "group" || Number.isNaN(step)) return undefined;
    const steps = [...group.children.keys()].map(Number).sort((a, b) => a - b);
    const beside = [steps.filter((each) => each < step).at(-1), steps.find((each) => each > step)];
    const names = beside.flatMap((each) => (each === undefined ? [] : `{${[...keys.slice(0, -1), each].join(".")}}`));
    return names.length > 0 ? `write ${names.join(" or ")}` : undefined;
  }

  return [...written.values()].flatMap((token) => {
    const outcome = outcomeOf(token);
    return outcome ? [{ path: token.path, raw: token.node.raw, place: token.node.place, ...outcome }] : [];
  });
}

function finished(type: TokenType, value: unknown): Outcome {
  return value === undefined ? undefined : { type, value };
}

/** Suggests a token of a group, because a group itself has no value. */
function tokenInstead(name: string, group: GroupNode): string {
  const { children } = group;
  if (children.has("$root")) return `write {${name}.$root}`;
  if (children.has("min") && children.has("max")) return `write {${name}.max}, which means the whole fluid value`;
  const tokens = [...tokensBelow(group)].slice(0, 12).map(({ keys }) => `{${name}.${keys.join(".")}}`);
  return `name a token of it: ${tokens.join(", ")}`;
}

function shownReference(reference: Reference | "malformed"): string {
  return reference === "malformed" ? "it" : reference.written;
}

/**
 * Suggests the reference without spaces and doubled braces if only those are wrong. Otherwise, describes the form of a
 * reference.
 */
function malformedFix(raw: unknown): string {
  const path =
    typeof raw === "string" ? /^\{{1,2}\s{0,9}([\w$-]+(?:\.[\w$-]+)*)\s{0,9}\}{1,2}$/.exec(raw)?.[1] : undefined;
  return path ? `write "{${path}}"` : 'write only "{group.token}", without arithmetic';
}
