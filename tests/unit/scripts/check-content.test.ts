import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let root: string;
let products: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  for (const name of ["data", "package.json"]) cpSync(name, join(root, name), { recursive: true });
  cpSync("scripts/check-content.ts", join(root, "scripts/check-content.ts"));
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  products = readFileSync("data/products.ts", "utf8");
});

afterAll(() => rmSync(root, { recursive: true }));

function checkWith(before: string, after: string) {
  expect(products).toContain(before);
  writeFileSync(join(root, "data/products.ts"), products.replace(before, after));
  const { status, stderr } = spawnSync("node", ["scripts/check-content.ts"], { cwd: root, encoding: "utf8" });
  return { status, stderr };
}

test("accepts the content", () => {
  expect(checkWith("usd(97)", "usd(98)")).toEqual({ status: 0, stderr: "" });
});

test.each([
  ["a bare number of dollars", "price: usd(97)", "price: 97", /did you mean usd\(97\)\?/],
  [
    "a dollar sign",
    "price: usd(97)",
    "price: $97",
    /^error: \$97 is not defined\n {2}at data\/products\.ts:\d+:\d+\n$/,
  ],
  [
    "curly quotes",
    '"Liberation Starter Pack"',
    "“Liberation Starter Pack”",
    /'“'\n {2}at data\/products\.ts:\d+\n.*\n.*“/,
  ],
  ["a missing comma", "price: usd(97),", "price: usd(97)", /',', got.*\n {2}at data\/products\.ts:\d+\n.*usd\(97\)\n/],
])("prints the file, the line and the code of %s", (_, before, after, expected) => {
  const { status, stderr } = checkWith(before, after);
  expect(status).toBe(1);
  expect(stderr).toMatch(expected);
});
