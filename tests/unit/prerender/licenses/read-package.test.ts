import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPackage } from "../../../../prerender/licenses/note-shipped-packages.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

function packageWith(manifest: object, files: Record<string, string> = {}): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "spade", version: "1.2.3", ...manifest }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("includes a package's license and notice", () => {
  const folder = packageWith(
    { license: "Apache-2.0" },
    { LICENSE: "Use it.\r\nPass it on.\n", "NOTICE.txt": "By the gardeners.", "license-check.js": "check();" },
  );
  expect(readPackage(folder, "code")).toEqual({
    name: "spade",
    version: "1.2.3",
    license: "Apache-2.0",
    text: "Use it.\nPass it on.\n\nBy the gardeners.",
    kind: "code",
  });
});

test("adds the text of a well-known license with the author", () => {
  const { text } = readPackage(packageWith({ license: "MIT", author: { name: "Ada G." } }), "code");
  expect(text).toMatch(/^Copyright Ada G\.\n\nMIT License\n\nPermission is hereby granted/);
});

test("rejects a license without a text and suggests a fix", () => {
  expect(() => readPackage(packageWith({ license: "Garden-1.0" }), "code")).toThrow(
    "licenses: 'spade' has no license text; add it as prerender/licenses/standard/Garden-1.0.txt",
  );
});

test("rejects a package without a license", () => {
  expect(() => readPackage(packageWith({}, { LICENSE: "?" }), "code")).toThrow("'spade' has no license;");
});
