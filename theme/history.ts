import { execFileSync } from "node:child_process";

/** Names by kind of change. A changed token has its old and new values. */
export interface HistoryPart {
  added?: string[];
  changed?: (string | [name: string, before: string, after: string])[];
  deprecated?: string[];
  removed?: string[];
}

export interface HistoryEntry {
  /** ISO date. */
  date: string;
  /** Full id of the commit, and its title. */
  commit: string;
  title: string;
  tokens: HistoryPart;
  recipes: HistoryPart;
}

const paths = ["theme/tokens", "theme/recipes", "theme/recipes.ts"];
/** Maximum number of names of one kind. A first commit adds hundreds. */
const most = 12;

/**
 * Compares the token files and recipes of each commit with those of its parent, newest first. Starts after `since` if
 * it is given. Returns undefined if git can't tell, as in a shallow clone or without git.
 */
export function readHistory(since?: string, cwd = "."): HistoryEntry[] | undefined {
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 20_000_000 });
  /** Returns the text of a file in a commit, empty if the commit lacks it. */
  const show = (at: string, file: string) => {
    try {
      return git("show", `${at}:./${file}`);
    } catch {
      return "";
    }
  };
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true" && since === undefined) return undefined;
    const range = since === undefined ? "HEAD" : `${since}..HEAD`;
    const log = git(
      "log",
      "--format=%x00%H%x09%as%x09%s",
      "--name-only",
      "--no-renames",
      "--relative",
      range,
      "--",
      ...paths,
    );
    return log
      .split("\0")
      .slice(1)
      .flatMap((text) => entryOf(text, show));
  } catch {
    return undefined;
  }
}

function entryOf(text: string, show: (at: string, file: string) => string): HistoryEntry[] {
  const [head = "", ...files] = text.split("\n").filter(Boolean);
  const [commit = "", date = "", title = ""] = head.split("\t");
  const sides = [`${commit}^`, commit].map((at) => files.map((file) => ({ file, text: show(at, file) })));
  const parts = [tokensIn, recipesIn].map((read) => compare(sides.map((side) => new Map(side.flatMap(read)))));
  const [tokens = {}, recipes = {}] = parts;
  return Object.keys({ ...tokens, ...recipes }).length > 0 ? [{ date, commit, title, tokens, recipes }] : [];
}

interface Version {
  file: string;
  text: string;
}

type Named = [name: string, value: string];

/** Returns the values of a token file by path. Colors by purpose also have their mode. */
function tokensIn({ file, text }: Version): Named[] {
  if (!file.endsWith(".tokens.json") || text === "") return [];
  const mode = /semantic\.([\w-]+)\.tokens\.json$/.exec(file)?.[1];
  const collect = (node: Record<string, unknown>, path: string[]): Named[] => {
    if ("$value" in node) {
      const name = `${path.join(".")}${mode ? ` (${mode})` : ""}`;
      return [[name, `${"$deprecated" in node ? "$deprecated " : ""}${written(node.$value)}`]];
    }
    return Object.entries(node).flatMap(([key, child]) =>
      key.startsWith("$") || typeof child !== "object" || child === null
        ? []
        : collect(child as Record<string, unknown>, [...path, key]),
    );
  };
  return collect(JSON.parse(text) as Record<string, unknown>, []);
}

/** Returns a value in few characters: `0.5 0.14 38.9`, `1.5rem`, `{color.clay.600}`. */
function written(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const { components, value: amount, unit } = value as Record<string, unknown>;
  if (Array.isArray(components)) return components.join(" ");
  return unit === undefined ? JSON.stringify(value) : `${amount}${unit}`;
}

const recipeStart = /^(?:export )?const (\w+)Recipe = /m;

/** Returns the source of each recipe in a module, from its name to the end of its statement. */
function recipesIn({ file, text }: Version): Named[] {
  if (!file.endsWith(".ts")) return [];
  const [, ...rest] = text.split(recipeStart);
  return rest.flatMap((name, index): Named[] =>
    index % 2 === 0 ? [[name, withoutComments((rest[index + 1] ?? "").split("\n});")[0] ?? "")]] : [],
  );
}

function withoutComments(source: string): string {
  const isComment = (line: string) => ["//", "/*", "*"].some((start) => line.trimStart().startsWith(start));
  return source
    .split("\n")
    .filter((line) => !isComment(line))
    .join("\n");
}

function compare([before = new Map(), after = new Map()]: Map<string, string>[]): HistoryPart {
  const added = [...after.keys()].filter((name) => !before.has(name));
  const removed = [...before.keys()].filter((name) => !after.has(name));
  const isDeprecated = (value = "") => value.startsWith("$deprecated ");
  const moved = [...after].filter(([name, value]) => before.has(name) && before.get(name) !== value);
  const deprecated = moved.filter(([name, value]) => isDeprecated(value) && !isDeprecated(before.get(name)));
  const changed = moved
    .filter((each) => !deprecated.includes(each))
    .map(([name, value]): string | [string, string, string] =>
      value.includes("\n") ? name : [name, String(before.get(name)).slice(0, 80), value.slice(0, 80)],
    );
  const shown = {
    added: grouped(added),
    changed: few(changed),
    deprecated: deprecated.map(([name]) => name),
    removed: grouped(removed),
  };
  return Object.fromEntries(Object.entries(shown).filter(([, names]) => names.length > 0));
}

const few = <Value>(names: Value[]): (Value | string)[] =>
  names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names;

/** Returns the names, or the number of names in each group if they are many. */
function grouped(names: string[]): string[] {
  if (names.length <= most) return names;
  const groupOf = (name: string) =>
    name
      .split(".")
      .slice(0, name.startsWith("color.") ? 2 : 1)
      .join(".");
  return [...new Set(names.map(groupOf))].map((group) => {
    const all = names.filter((name) => groupOf(name) === group);
    return all.length === 1 ? (all[0] ?? group) : `${group} (${all.length})`;
  });
}
