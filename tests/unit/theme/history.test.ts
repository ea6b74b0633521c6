// @vitest-environment node
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readHistory } from "../../../theme/history.ts";

const folder = mkdtempSync(join(tmpdir(), "history-"));
const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...words], {
    cwd: folder,
    stdio: "ignore",
  });

afterAll(() => rmSync(folder, { recursive: true }));

function commit(title: string, files: Record<string, unknown>): void {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, "theme", name), typeof content === "string" ? content : JSON.stringify(content));
  git("add", ".");
  git("commit", "-m", title);
}

const tokens = (steps: Record<string, object>) => ({ color: { clay: steps } });
const recipe = (name: string, body: string) =>
  `/** Draws. */\nexport const ${name}Recipe = defineRecipe({\n${body}\n});\n`;
const size = (value: number) => ({ $value: { value, unit: "rem" } });

it("names added, changed, deprecated and removed tokens and recipes by commit, newest first", () => {
  mkdirSync(join(folder, "theme/tokens"), { recursive: true });
  mkdirSync(join(folder, "theme/recipes"));
  git("init", "-b", "main");
  commit("Begin", {
    "tokens/color.tokens.json": tokens({ 500: size(1), 600: size(2) }),
    "recipes/badge.ts": recipe("badge", "  a"),
  });
  commit("Change", {
    "tokens/color.tokens.json": tokens({ 500: size(1), 600: size(3) }),
    "recipes/badge.ts": recipe("badge", "  b"),
  });
  commit("Comment", { "recipes/badge.ts": recipe("badge", "  // Only words.\n  b") });
  commit("Deprecate", {
    "tokens/color.tokens.json": tokens({ 500: { ...size(1), $deprecated: "Use 600." }, 600: size(3) }),
  });
  commit("Move and remove", {
    "tokens/color.tokens.json": tokens({ 600: size(3) }),
    "recipes/badge.ts": "",
    "recipes/small.ts": recipe("badge", "  b"),
  });
  const history = readHistory(undefined, folder) ?? [];
  expect(history.map(({ title, tokens, recipes }) => [title, tokens, recipes])).toEqual([
    ["Move and remove", { removed: ["color.clay.500"] }, {}],
    ["Deprecate", { deprecated: ["color.clay.500"] }, {}],
    ["Change", { changed: [["color.clay.600", "2rem", "3rem"]] }, { changed: ["badge"] }],
    ["Begin", { added: ["color.clay.500", "color.clay.600"] }, { added: ["badge"] }],
  ]);
  expect(readHistory(history[2]?.commit, folder)?.map(({ title }) => title)).toEqual(["Move and remove", "Deprecate"]);
});

it("returns nothing for a shallow clone, an unknown commit, and a folder without git", () => {
  const shallow = join(folder, "shallow");
  git("clone", "--depth", "1", `file://${folder}`, shallow);
  expect(readHistory(undefined, shallow)).toBeUndefined();
  expect(readHistory("0".repeat(40), shallow)).toBeUndefined();
  expect(readHistory(undefined, tmpdir())).toBeUndefined();
});
