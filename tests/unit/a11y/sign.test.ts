import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import type { Manual } from "@kindred-ground/audit/core/manual.ts";
import { files } from "@kindred-ground/audit/reports/every-writer.ts";
import { htmlReports } from "@kindred-ground/audit/reports/html/html-reports.ts";
import { json } from "@kindred-ground/audit/reports/json.ts";
import { sign } from "@kindred-ground/audit/reports/sign.ts";
import { sampleAudit, signedChecklist } from "@kindred-ground/audit/test/sample-audit.ts";
import { expect, test } from "vitest";
import { attribute, elementsOf, findById, parse, textOf } from "../../../common/html.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const reports = [...files, ...htmlReports];

// The command checks the date, so both files have today's date.
const now = new Date().toISOString();
const audit: Audit = { ...sampleAudit, endedAt: now };
const checklist: Manual = {
  ...signedChecklist,
  date: now.slice(0, 10),
  audited: { commit: audit.commit, endedAt: now },
};

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["a11y/sign.ts", ...words], {
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

function folderWith(texts: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test("adds the checklist to all reports and prints a summary", () => {
  const [earlier, own] = ["pictures/0123456789ab.png", "pictures/mine.png"];
  const files = { "report.json": json(audit), "manual.json": JSON.stringify(checklist), [earlier]: "", [own]: "" };
  const folder = folderWith(files);
  const { status, said } = run(folder);
  expect([existsSync(join(folder, earlier)), existsSync(join(folder, own))]).toEqual([false, true]);
  expect(said).toContain(`signed by Ada Example on ${checklist.date}`);
  expect(said).toContain(
    "Levels stated: 4 of 55 criteria. Answers overruled because the audit has a failure: 1 (4.1.2; see docs/accessibility.md). Not evaluated: 51, including 1 with the answer “cannot tell”.",
  );
  expect(status).toBe(0);
  const written = reports.map(({ file }) => file);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(written));
  expect(readFileSync(join(folder, "openacr.yaml"), "utf8")).toContain("level: supports");
  for (const file of ["conformance.html", "report.html"])
    expect(readFileSync(join(folder, file), "utf8"), file).toMatch(/signed by Ada Example on/i);

  const page = parse(readFileSync(join(folder, "index.html"), "utf8"));
  const wordsOf = (id: string) => textOf(findById(page, id) ?? page);
  const signature = `Signed by Ada Example on ${checklist.date}.`;
  const top = elementsOf(page).find(({ tagName }) => tagName === "header");
  // A pass by the machine must not hide the person's failures.
  expect(top && textOf(top)).toContain(
    `${signature} Manual checks: 5 of 55 answered: 2 passed, 1 failed, 1 not applicable, 1 cannot tell. Failed: 1.4.3.`,
  );
  expect(wordsOf("checklist-signed")).toBe(signature);
  expect(wordsOf("checklist-progress")).toBe("5 of 55 answered: 2 passed, 1 failed, 1 not applicable, 1 cannot tell.");
  const chosen = elementsOf(page)
    .filter((element) => attribute(element, "checked") !== undefined && attribute(element, "value"))
    .map((element) => `${attribute(element, "name")} ${attribute(element, "value")}`);
  expect(chosen).toContain("outcome-1.4.3 failed");
  expect(chosen).toHaveLength(5);
  expect(wordsOf("note-1.4.3")).toBe("Prices in the shop.");
});

const report = { "report.json": json(audit) };
const checklistWith = (changes: Partial<Manual>) => ({
  ...report,
  "manual.json": JSON.stringify({ ...checklist, ...changes }),
});

test.each([
  ["the audit is missing", {}, /report\.json is missing: run `npm run a11y` first/],
  ["the checklist is missing", report, /manual\.json is missing: fill in the checklist in .*index\.html, save it/],
  [
    "the browser renamed the checklist",
    { ...report, "manual (1).json": JSON.stringify(checklist) },
    /manual\.json is missing; the folder has “manual \(1\)\.json”: rename it/,
  ],
  [
    "the audit covers only some pages",
    { "report.json": json({ ...audit, narrowedTo: "--page /shop" }), "manual.json": JSON.stringify(checklist) },
    /report\.json: the audit covers only --page \/shop; sign a full audit .*, or one of whole pages/,
  ],
  ["the checklist is malformed", { ...report, "manual.json": "{" }, /\/manual\.json: it is not JSON/],
  [
    "the checklist has no name",
    checklistWith({ evaluator: " " }),
    /\/manual\.json: your name is missing; open the checklist in .*\/index\.html, add it, and save again/,
  ],
  ["the checklist has no date", checklistWith({ date: "" }), /\/manual\.json: the date is missing/],
  [
    "the checklist belongs to another commit",
    checklistWith({ audited: { commit: "0000000", endedAt: now } }),
    /\/manual\.json: it is signed for another audit \(commit 0000000, ended .*\); open it in .*\/index\.html/,
  ],
  [
    "the date is in the future",
    checklistWith({ date: "9999-01-01" }),
    /\/manual\.json: the date 9999-01-01 is in the future/,
  ],
  ["the date is before the audit", checklistWith({ date: "2020-01-01" }), /the date 2020-01-01 is before the audit of/],
])("writes nothing if %s and says the next step", async (_, texts, said) => {
  const folder = folderWith(texts);
  await expect(sign(folder, reports)).rejects.toThrow(said);
  expect(readdirSync(folder).sort()).toEqual(Object.keys(texts).sort());
});

test("prints the reason and exits with 2 if it cannot sign", () => {
  const { status, said } = run(folderWith({}));
  expect(said).toMatch(/^\S+report\.json is missing: run `npm run a11y` first\n$/);
  expect(status).toBe(2);
});

test("prints its usage", () => {
  const { status, said } = run("--help");
  expect(said).toContain("Usage: npm run a11y:sign -- [options] [folder]");
  expect(status).toBe(0);
  expect(run("--nothing").status).toBe(2);
});
