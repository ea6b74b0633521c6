import { readFileSync } from "node:fs";
import { openacr } from "@kindred-ground/audit/reports/openacr.ts";
import { sarif } from "@kindred-ground/audit/reports/sarif.ts";
import { cleanAudit, hostileAudit, sampleAudit, signedChecklist } from "@kindred-ground/audit/test/sample-audit.ts";
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { expect, test } from "vitest";
import { parse } from "yaml";

/**
 * Returns a function that checks a report against a published schema. SARIF's is from @microsoft/jest-sarif
 * 1.0.0-beta.0 (MIT, © Microsoft Corporation), and OpenACR's from @openacr/openacr 0.3.5 (CC0-1.0). Draft 4 of JSON
 * Schema, which SARIF's uses, differs here only in the name of its id.
 */
function checkOf(file: string) {
  const { $schema, id, ...schema } = JSON.parse(readFileSync(`tests/unit/a11y/schemas/${file}`, "utf8"));
  // A pattern in SARIF's schema is not valid with the flag `u`.
  const isValid = formats(new Ajv({ strict: false, unicodeRegExp: false })).compile(schema);
  return (report: unknown) => (isValid(report) ? [] : isValid.errors);
}

const audits = [
  ["findings", sampleAudit],
  ["no findings", cleanAudit],
  ["hostile text", hostileAudit],
] as const;

test.each(audits)("report.sarif of an audit with %s conforms to the published schema", (_, audit) => {
  expect(checkOf("sarif-2.1.0-rtm.5.json")(JSON.parse(sarif(audit)))).toEqual([]);
});

test.each(audits)("openacr.yaml of an audit with %s conforms to the published schema", (_, audit) => {
  const problems = checkOf("openacr-0.1.0.json");
  for (const manual of [null, signedChecklist]) expect(problems(parse(openacr(audit, manual)))).toEqual([]);
});

test("the published schemas refuse a wrong report", () => {
  const log = JSON.parse(sarif(sampleAudit));
  log.runs[0].results[0].level = "fatal";
  expect(checkOf("sarif-2.1.0-rtm.5.json")(log)).not.toEqual([]);
  const report = parse(openacr(sampleAudit, null));
  delete report.product;
  expect(checkOf("openacr-0.1.0.json")(report)).not.toEqual([]);
});
