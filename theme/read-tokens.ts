import type { Resolver, Source, Token, TokenFiles, TokenGroup } from "./token-file.ts";

type Unresolved = Omit<Token, "value">;

const ALIAS = /^\{([^{}]+)\}$/;

/** Path an alias such as "{color.clay.600}" points to, or undefined for any other value. */
export function aliasTarget(value: unknown): string | undefined {
  return typeof value === "string" ? ALIAS.exec(value)?.[1] : undefined;
}

/** Every token of one mode by its path, aliases resolved. Throws an error that names file, token and fix. */
export function readTokens(files: TokenFiles, resolver: Resolver, mode: string): Map<string, Token> {
  const written = new Map<string, Unresolved>();
  for (const { $ref } of sourcesOf(resolver, mode)) {
    const root = files[$ref];
    if (!root) throw new Error(`theme/tokens/resolver.json names ${$ref}, which is not there; add it or fix the name`);
    collect(root, [], root.$type, `theme/tokens/${$ref}`, written);
  }
  return new Map(
    [...written].map(([path, token]) => [path, { ...token, value: expand(token.raw, token, written, []) }]),
  );
}

/** Names of the files that a mode adds to the shared sets. */
export function modeSources(resolver: Resolver, mode: string): readonly Source[] {
  const sources = resolver.modifiers.mode.contexts[mode];
  if (sources) return sources;
  const modes = Object.keys(resolver.modifiers.mode.contexts).join(", ");
  throw new Error(`theme/tokens/resolver.json has no mode "${mode}"; it has ${modes}`);
}

function sourcesOf(resolver: Resolver, mode: string): readonly Source[] {
  return resolver.resolutionOrder.flatMap(({ $ref }) => {
    if ($ref === "#/modifiers/mode") return modeSources(resolver, mode);
    const set = resolver.sets[$ref.replace("#/sets/", "")];
    if (!set) throw new Error(`theme/tokens/resolver.json orders ${$ref}, which it does not define`);
    return set.sources;
  });
}

function collect(
  group: TokenGroup,
  path: readonly string[],
  inherited: string | undefined,
  file: string,
  into: Map<string, Unresolved>,
): void {
  const type = group.$type ?? inherited;
  if (group.$value !== undefined) {
    const name = path.join(".");
    if (!type) throw new Error(`${file}: ${name} has no $type; give it or a group around it one`);
    into.set(name, { path: name, type, raw: group.$value, file });
    return;
  }
  for (const [key, child] of Object.entries(group)) {
    if (!key.startsWith("$")) collect(child as TokenGroup, [...path, key], type, file, into);
  }
}

function expand(value: unknown, owner: Unresolved, all: Map<string, Unresolved>, trail: readonly string[]): unknown {
  const target = aliasTarget(value);
  if (target) return follow(target, owner, all, trail);
  if (Array.isArray(value)) return value.map((item) => expand(item, owner, all, trail));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expand(item, owner, all, trail)]));
}

function follow(target: string, owner: Unresolved, all: Map<string, Unresolved>, trail: readonly string[]): unknown {
  const token = all.get(target);
  if (!token) {
    throw new Error(
      `${owner.file}: ${owner.path} refers to {${target}}, which is not defined; fix the name or define ${target}`,
    );
  }
  const steps = [...trail, target];
  if (trail.includes(target)) {
    throw new Error(`${owner.file}: ${owner.path} refers to itself (${steps.join(" -> ")}); give one of them a value`);
  }
  return expand(token.raw, owner, all, steps);
}
