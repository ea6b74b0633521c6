import { expect, test } from "vitest";
import { json, readAudit } from "../../reports/json.ts";
import { cleanAudit, hostileAudit, sampleAudit } from "../sample-audit.ts";

test.each([
  ["with findings", sampleAudit],
  ["without findings", cleanAudit],
  ["with hostile text", hostileAudit],
  [
    "with incomplete page loads",
    { ...sampleAudit, scans: sampleAudit.scans.map((one) => ({ ...one, error: "It hung." })) },
  ],
  ["without a commit", { ...sampleAudit, commit: null }],
])("reads back an audit %s", (_, audit) => {
  expect(readAudit(json(audit))).toEqual(audit);
});

test.each([
  ["invalid JSON", "{", /is not JSON/],
  ["a list", "[]", /the report is not an object/],
  ["an older format", JSON.stringify({ ...sampleAudit, format: 1 }), /its format is 1; run `npm run a11y`/],
  ["no findings", json(sampleAudit).replace('"findings"', '"found"'), /“findings” is not a list/],
  ["too much text", " ".repeat(200_000_001), /is too long/],
])("rejects a file with %s and names the mistake", (_, text, message) => {
  expect(() => readAudit(text)).toThrow(message);
});
