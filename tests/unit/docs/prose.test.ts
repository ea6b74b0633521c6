import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Passage, passagesOfCode, passagesOfMarkdown, problemsIn } from "../../../scripts/prose.ts";

const allFiles = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
}).split("\n");

const tokenFiles = allFiles.filter((file) => /^theme\/tokens\/.*\.tokens\.json$/.test(file));

const files = allFiles.filter((file) => /\.(ts|tsx|mjs|md)$/.test(file));

/** Files to skip: generated transcripts, and files that contain the words to avoid. */
const others = /^(a11y\/transcripts\/spoken|tests\/unit\/docs\/prose)|^scripts\/prose\.ts$/;

function passagesOf(file: string): Passage[] {
  const source = readFileSync(file, "utf8");
  return file.endsWith(".md") ? passagesOfMarkdown(source) : passagesOfCode(file, source);
}

test("comments, messages, test titles and documents are in plain English", () => {
  const problems = files
    .filter((file) => !others.test(file))
    .flatMap((file) =>
      passagesOf(file)
        .filter(
          ({ kind }) =>
            kind !== "message" || !/^(data|src\/design\/words|tests|packages\/audit\/test\/browser)\//.test(file),
        )
        .flatMap((passage) =>
          problemsIn(passage).map((problem) => `${file}:${passage.line}: ${problem}: ${passage.text.slice(0, 60)}`),
        ),
    );
  expect(problems).toEqual([]);
});

test("content in data/ has no stiff words", () => {
  const problems = files
    .filter((file) => /^(data|src\/design\/words)\//.test(file))
    .flatMap((file) =>
      passagesOf(file)
        .filter(({ kind }) => kind === "message")
        .flatMap(({ text, line }) =>
          problemsIn({ kind: "copy", text }).map((problem) => `${file}:${line}: ${problem}: ${text.slice(0, 60)}`),
        ),
    );
  expect(problems).toEqual([]);
});

test("descriptions of tokens are in plain English, with the terms of the glossary", () => {
  const privateTerms = /\b(ground|band|ring|edge)s?\b/i;
  const problems = tokenFiles.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"\$description": "(.*?)"/g)]
      .map(([, text = ""]) => text)
      .flatMap((text) =>
        [...problemsIn({ kind: "comment", text }), ...(privateTerms.exec(text) ?? [])].map(
          (problem) => `${file}: ${problem}: ${text}`,
        ),
      ),
  );
  expect(problems).toEqual([]);
});

test.each([
  ["comment", "Whether the page has any."],
  [
    "comment",
    "The styles of one page as short as they can be said: what several rules say is said once, and what is about things that the page does not have is left out.",
  ],
  ["comment", "Milliseconds until what has not come does not come."],
  ["message", "What stands in <> has to be given, what stands in [] may be."],
  ["message", "Looked with axe (255). Not looked at to the end"],
  ["message", "3 to mend of 415 pairs"],
  ["document", "Whoever wants it can do it anew."],
  ["copy", "It was not taken as it is. Write it anew."],
  ["copy", "What stands here is not set up yet."],
] as const)("rejects a %s: %s", (kind, text) => {
  expect(problemsIn({ kind, text })).not.toEqual([]);
});

test.each([
  ["comment", "Timeout in milliseconds."],
  ["comment", "Minifies one page's CSS: merges duplicate rules, drops rules that match nothing."],
  ["message", "3 of 415 pairs fail"],
  ["message", "Checks: axe (255 pages). Incomplete"],
  ["copy", "They told us that what is left belongs to them. Stand up if you can, or name the lies."],
] as const)("accepts a %s: %s", (kind, text) => {
  expect(problemsIn({ kind, text })).toEqual([]);
});
