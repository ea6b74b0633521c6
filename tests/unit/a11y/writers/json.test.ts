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

const [finding] = sampleAudit.findings;

test.each([
  ["invalid JSON", "{", /is not JSON/],
  ["a list", "[]", /the file must be object/],
  ["a future format", JSON.stringify({ ...sampleAudit, format: 2 }), /\/format must be equal to constant/],
  ["an unknown field", JSON.stringify({ ...sampleAudit, extra: 1 }), /the file must NOT have additional properties/],
  ["a finding without places", json(sampleAudit).replace('"places"', '"place"'), /\/findings\/0 must/],
  [
    "a criterion outside WCAG 2.2",
    JSON.stringify({ ...sampleAudit, findings: [{ ...finding, criteria: ["4.1.1"] }] }),
    /\/findings\/0\/criteria\/0 must be equal to one of/,
  ],
  ["an invalid origin", json({ ...sampleAudit, origin: "javascript:alert(1)" }), /\/origin must match/],
  ["too much text", " ".repeat(200_000_001), /is too long/],
])("rejects a file with %s and names the invalid field", (_, text, message) => {
  expect(() => readAudit(text)).toThrow(message);
});
