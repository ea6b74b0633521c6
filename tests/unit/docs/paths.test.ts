// @vitest-environment node
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
function isThere(named: string): boolean {
  if (/^(build|\.data|a11y\/report|test-results)\//.test(named)) return true;
  return globSync(named.replace(/\{\w+\}/g, "*").replace(/\/$/, "")).length > 0;
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

test.each(documents)("names only existing files in %s", (document) => {
  expect(pathsNamedIn(readFileSync(document, "utf8")).filter((named) => !isThere(named))).toEqual([]);
});

test.each(documents)("links only to existing files in %s", (document) => {
  const targets = [...readFileSync(document, "utf8").matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)];
  const missing = targets.filter(([, target = ""]) => !existsSync(join(dirname(document), target)));
  expect(missing.map(([, target]) => target)).toEqual([]);
});
