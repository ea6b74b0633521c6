import { expect, test } from "vitest";
import { json, readAudit } from "../../../../a11y/writers/json.ts";
import { cleanAudit, hostileAudit, sampleAudit } from "../sample-audit.ts";

test.each([
  ["with findings", sampleAudit],
  ["without findings", cleanAudit],
  ["with hostile text", hostileAudit],
  [
    "with incomplete page loads",
    { ...sampleAudit, visits: sampleAudit.visits.map((one) => ({ ...one, error: "It hung." })) },
  ],
  ["without a commit", { ...sampleAudit, commit: null }],
])("reads back an audit %s", (_, audit) => {
  expect(readAudit(json(audit))).toEqual(audit);
});

test.each([
  ["invalid JSON", "{", /is not JSON/],
  ["a list", "[]", /the report is not an object/],
  ["a future format", JSON.stringify({ ...sampleAudit, format: 2 }), /its format is 2; run `npm run a11y`/],
  ["no findings", json(sampleAudit).replace('"findings"', '"found"'), /“findings” is not a list/],
  ["too much text", " ".repeat(200_000_001), /is too long/],
])("rejects a file with %s and names the mistake", (_, text, message) => {
  expect(() => readAudit(text)).toThrow(message);
});
