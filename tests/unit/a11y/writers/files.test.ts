import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { files, writersOf } from "@kindred-ground/audit/reports/every-writer.ts";
import { provenance } from "@kindred-ground/audit/reports/provenance.ts";
import { savedChecklistIn } from "@kindred-ground/audit/reports/signature.ts";
import { auditOf, cleanAudit, sampleAudit, signedChecklist } from "@kindred-ground/audit/test/sample-audit.ts";
import { describe, expect, test } from "vitest";
import { siteReports } from "../../../../a11y/site-reports.ts";
import { transcriptFolder } from "../../../../a11y/transcripts/write.ts";
import { ratioOfTimes } from "../../processor-time.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

/** Files with data of the audit. The others list only issues that a person wrote. */
const ofAudit = files.filter(({ file }) => !file.startsWith("issues."));

describe.each(ofAudit)("$file", ({ text: write }) => {
  test.each([
    ["findings", sampleAudit],
    ["no findings", cleanAudit],
  ])("names engines, browser, policy, and commit of an audit with %s", (_, audit) => {
    const text = write(audit, signedChecklist);
    for (const source of ["4.13.0", "149.0.7827.0", "24.21.0", "sha256-6dCq1n", "5658b2b0d1c2"]) {
      expect(text).toContain(source);
    }
  });

  test("takes time proportional to the number of findings", async () => {
    const [few, many] = [auditOf(2500), auditOf(10_000)];
    // Linear time takes four times as long for four times the input. Quadratic time would take sixteen times.
    const ratio = await ratioOfTimes(
      () => write(few, null),
      () => write(many, null),
      10,
    );
    expect(ratio).toBeLessThanOrEqual(10);
  });

  test("produces the same output for the same audit", () => {
    expect(write(sampleAudit, signedChecklist)).toBe(write(sampleAudit, signedChecklist));
  });
});

test.each(ofAudit.filter(({ file }) => file !== "findings.csv"))(
  "names incomplete page loads in $file",
  ({ text: write }) => {
    const brokenOff = { page: "/shop", state: "menu stuck", mode: "dark", width: 390, seconds: 90 } as const;
    const scans = [...cleanAudit.scans, { ...brokenOff, checks: [], error: "The page did not come." }];
    expect(write({ ...cleanAudit, scans }, signedChecklist)).toContain("menu stuck");
    expect(write(cleanAudit, signedChecklist)).not.toContain("menu stuck");
  },
);

test("writes the summary only for a full audit, and transcripts only for one of the local build", async () => {
  const transcriptsOf = (audit: Audit) => writersOf(audit, siteReports).find(({ file }) => file === "transcripts/");
  const namesOf = (audit: Audit) => writersOf(audit, siteReports).map(({ file }) => file);
  expect(namesOf(sampleAudit)).toContain("summary.json");
  expect(namesOf({ ...sampleAudit, narrowedTo: "--page /shop" })).not.toContain("summary.json");
  const folder = temporaryFolder();
  await transcriptsOf(sampleAudit)?.write(sampleAudit, folder, { manual: null, mistake: null });
  expect(readdirSync(join(folder, "transcripts"))).toEqual(readdirSync(transcriptFolder));
  expect(transcriptsOf({ ...sampleAudit, narrowedTo: "--page /shop" })).toBeUndefined();
  expect(transcriptsOf({ ...sampleAudit, isOwnBuild: false })).toBeUndefined();
});

test.each([
  ["is malformed", "{"],
  ["is a draft", JSON.stringify({ ...signedChecklist, evaluator: "" })],
  ["has a future date", JSON.stringify({ ...signedChecklist, date: "9999-01-01" })],
  [
    "belongs to another commit",
    JSON.stringify({ ...signedChecklist, audited: { ...signedChecklist.audited, commit: "0000000" } }),
  ],
])("leaves an audit unsigned when the checklist %s", async (_, text) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "manual.json"), text);
  await writersOf(sampleAudit, siteReports)
    .find(({ file }) => file === "openacr.yaml")
    ?.write(sampleAudit, folder, savedChecklistIn(folder));
  const written = readFileSync(join(folder, "openacr.yaml"), "utf8");
  expect(written).toContain("level: not-evaluated");
  expect(written).not.toContain("level: supports");
});

test.each([
  [{}, "a local server, built from the commit"],
  [{ commit: "5658b2b+" }, "a local server, built from the commit with changed files"],
  [{ commit: null }, "a local server, built from files without a commit"],
  [{ isOwnBuild: false }, "http://127.0.0.1:4199"],
])("states the origin of an audit with %j", (more, words) => {
  expect(Object.fromEntries(provenance({ ...sampleAudit, ...more }))["served at"]).toBe(words);
});
