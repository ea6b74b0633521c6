import { globSync, readFileSync } from "node:fs";
import { check } from "recheck";
import ts from "typescript";
import { expect, test } from "vitest";

const rooms = ["a11y", "common", "data", "packages", "prerender", "scripts", "server", "src", "theme"];
const files = globSync(`{${rooms.join(",")}}/**/*.{ts,tsx,mjs}`).filter(
  (file) => !/^packages\/[a-z]+\/test\//.test(file),
);

/** Returns a file's regular expressions. Those that are created with `new RegExp` have no source. */
function patternsIn(path: string): { source?: string; flags: string }[] {
  const found: ReturnType<typeof patternsIn> = [];
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (ts.isNewExpression(node) && node.expression.getText(file) === "RegExp") found.push({ flags: "" });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Milliseconds per pattern. Without a result by then, the complexity is unknown, and the test fails. */
const timeout = 120_000;

/**
 * Time limits of the fuzzer's phases. Without them, only the numbers of steps limit the phases. On a busy machine, the
 * fuzzer would take a phase that exceeds its time for a slow pattern.
 */
const untimed = { seedingTimeout: null, incubationTimeout: null, attackTimeout: null };

async function complexityOf(source: string, flags: string) {
  const exact = await check(source, flags, { checker: "automaton", timeout });
  // The automaton checker does not support lookaheads, so the fuzzer checks them, with the same inputs each time.
  const { status, ...found } =
    exact.status === "unknown"
      ? await check(source, flags, { checker: "fuzz", timeout, randomSeed: 1, ...untimed })
      : exact;
  if (status === "safe") return "linear";
  return ("complexity" in found && found.complexity?.summary) || status;
}

test("no regular expression takes more than linear time", async () => {
  const slow: string[] = [];
  for (const file of files)
    for (const { source, flags } of patternsIn(file)) {
      const complexity =
        source === undefined ? "put together, and so not to be checked" : await complexityOf(source, flags);
      if (complexity !== "linear") slow.push(`${file}: /${source}/${flags} is ${complexity}`);
    }
  expect(slow).toEqual([]);
});

test.each(["\\/+$", "(a+)+$", "<[^>]*>", "\\]\\([^)]*\\)"])("/%s/ is detected as slow", async (source) => {
  expect(await complexityOf(source, "g")).not.toBe("linear");
});

test("no pattern that pages load needs a browser newer than Safari 15.4, where it would stop the whole file", () => {
  const pages = globSync("{common,data,src}/**/*.{ts,tsx}");
  const tooNew = pages.flatMap((file) =>
    patternsIn(file).flatMap(({ source = "", flags }) =>
      /\(\?<[=!]/.test(source) || flags.includes("v") ? `${file}: /${source}/${flags}` : [],
    ),
  );
  expect(tooNew).toEqual([]);
});
