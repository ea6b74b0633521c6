import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { json } from "../../../../a11y/writers/json.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { sampleAudit, signedSheet } from "../sample-audit.ts";

/** What the command says of a folder with these files, and how it ends. */
function sign(texts: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["a11y/writers/main.ts", folder], {
    encoding: "utf8",
  });
  return { folder, status, said: stdout + stderr };
}

test("signing writes the levels of the sheet into the reports beside it", () => {
  const { folder, status, said } = sign({
    "report.json": json(sampleAudit),
    "manual.json": JSON.stringify(signedSheet),
  });
  expect(said).toContain("signed by Ada Example on 2026-11-23");
  expect(status).toBe(0);
  expect(readFileSync(join(folder, "openacr.yaml"), "utf8")).toContain("level: supports");
});

test.each([
  ["there is no audit", {}, /has no report\.json; run `npm run a11y` first/],
  ["the sheet has a mistake", { "report.json": json(sampleAudit), "manual.json": "{" }, /manual\.json: it is not JSON/],
])("signing stops and says why where %s", (_, texts, said) => {
  expect(sign(texts)).toMatchObject({ status: 1, said: expect.stringMatching(said) });
});
