import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ignored = ["build", "node_modules", "report", "test-results"];

const documents = globSync("**/*.md", { exclude: (name) => ignored.includes(name) });

/** A path from the project's root in prose: `data/pages.ts`, `src/sections/{name}/`, `tests/e2e/*.spec.ts`. */
const path = /^(?!\/)[\w.{}*-]+\/[\w.{}*/-]*$/;

/** Returns the paths in backticks in prose. Code blocks are commands and are skipped. */
function pathsNamedIn(markdown: string): string[] {
  const prose = markdown.replace(/^(\s*)```.*?^\1```/gms, "");
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code).filter((code) => path.test(code));
}

/**
 * Returns true if a file matches `named`, in which `{name}` is a wildcard. Paths that commands generate always count as
 * present.
 */
function isThere(named: string, folder: string): boolean {
  if (/^(build|\.data|a11y\/report|test-results)\//.test(named)) return true;
  const pattern = named.replace(/\{\w+\}/g, "*").replace(/\/$/, "");
  // A document of a package names files relative to the package.
  return [pattern, join(folder, pattern)].some((place) => globSync(place).length > 0);
}

test("recognizes paths in prose", () => {
  const prose =
    "`data/pages.ts`, `src/sections/{name}/*.tsx`, `docs/`; `/shop/{slug}`, `https://a.example/b`, `a b/c`, `d`";
  expect(pathsNamedIn(`${prose}\n\`\`\`sh\ncat \`not/this.ts\`\n\`\`\`\n`)).toEqual([
    "data/pages.ts",
    "src/sections/{name}/*.tsx",
    "docs/",
  ]);
});

const all = globSync("**/*", { exclude: (name) => ignored.includes(name) });
const code = all.filter((file) => /\.(?:tsx?|mjs)$/.test(file));

/** Returns the code files that the comments name, with or without a path: `plan.ts`, `data/pages.ts`. */
function filesNamedIn(source: string): string[] {
  const comments = source.split("\n").filter((line) => /^ *(?:\/\*|\*|\/\/)/.test(line));
  return comments
    .flatMap((line) => line.match(/[\w./-]+/g) ?? [])
    .flatMap((word) => word.match(/^\w.*\.(?:tsx?|mjs)(?=\.?$)/) ?? []);
}

test("recognizes files in comments", () => {
  const source = `/** See plan.ts and (data/pages.ts). */\nimport "./other.ts";\n  // A .page.ts file, and \`vite.config.ts\`.`;
  expect(filesNamedIn(source)).toEqual(["plan.ts", "data/pages.ts", "vite.config.ts"]);
});

test("names only existing files in comments", () => {
  const missing = code.flatMap((file) =>
    filesNamedIn(readFileSync(file, "utf8"))
      .filter((named) => !all.some((path) => `/${path}`.endsWith(`/${named}`)))
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test.each(documents)("names only existing files in %s", (document) => {
  expect(pathsNamedIn(readFileSync(document, "utf8")).filter((named) => !isThere(named, dirname(document)))).toEqual(
    [],
  );
});

test.each(documents)("links only to existing files in %s", (document) => {
  const targets = [...readFileSync(document, "utf8").matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)];
  const missing = targets.filter(([, target = ""]) => !existsSync(join(dirname(document), target)));
  expect(missing.map(([, target]) => target)).toEqual([]);
});
