import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tokenMistakes } from "../../../../theme/check-token-files.ts";
import { checkFiles } from "../../../../theme/dtcg/check-files.ts";
import { tokenRules } from "../../../../theme/token-rules.ts";
import { everySlip } from "./slips/every-slip.ts";

const folder = new URL("small-theme/", import.meta.url);
const texts = Object.fromEntries(
  readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), "utf8")]),
);

function check(changed: Record<string, string> = {}): string[] {
  return checkFiles({ ...texts, ...changed }, { folder: "", resolver: "resolver.json", rules: tokenRules });
}

describe("a designer’s slip is told with file, line, token and mend", () => {
  it.each(everySlip)("$name", ({ file, find, write, says }) => {
    const text = texts[file] ?? "";
    expect(text).toContain(find);
    expect(check({ [file]: text === "" ? write : text.replace(find, () => write) }).join("\n")).toBe(says);
  });

  it("at least the 63 that were once made, each with its line and something to do", () => {
    expect(everySlip.length).toBeGreaterThanOrEqual(63);
    for (const { says } of everySlip)
      for (const line of says.split("\n")) expect(line).toMatch(/^[\w.-]+\.json:\d+: .+; .+/);
  });
});

describe("nothing is said", () => {
  it("of files without mistakes", () => {
    expect(check()).toEqual([]);
  });

  it("of this theme’s own", () => {
    expect(tokenMistakes()).toEqual([]);
  });

  it("twice of one mistake, though every mode reads the file", () => {
    expect(check({ "color.tokens.json": (texts["color.tokens.json"] ?? "").replace("0.1418", "1.418") })).toHaveLength(
      1,
    );
  });
});

it("a file of the greatest size is refused or read without delay", () => {
  const deep = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`;
  expect(check({ "color.tokens.json": deep })[0]).toContain("more than 60 levels deep");
  expect(check({ "color.tokens.json": " ".repeat(1_000_001) })[0]).toContain("longer than 1000000 characters");
});
