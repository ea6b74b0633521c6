import { expect, test } from "vitest";
import { json, readAudit } from "../../../../a11y/writers/json.ts";
import { cleanAudit, hostileAudit, sampleAudit } from "../sample-audit.ts";

test.each([
  ["with findings", sampleAudit],
  ["without", cleanAudit],
  ["with hostile text", hostileAudit],
  [
    "with a visit that broke off",
    { ...sampleAudit, visits: sampleAudit.visits.map((one) => ({ ...one, error: "It hung." })) },
  ],
  ["that nothing came before, outside a repository", { ...sampleAudit, previous: null, commit: null }],
])("an audit %s is read as it was written", (_, audit) => {
  expect(readAudit(json(audit))).toEqual(audit);
});

const [finding] = sampleAudit.findings;

test.each([
  ["no JSON", "{", /is not JSON/],
  ["a list", "[]", /the file must be object/],
  ["a format of the future", JSON.stringify({ ...sampleAudit, format: 2 }), /\/format must be equal to constant/],
  [
    "a field nobody knows",
    JSON.stringify({ ...sampleAudit, extra: 1 }),
    /the file must NOT have additional properties/,
  ],
  ["a finding without places", json(sampleAudit).replace('"places"', '"place"'), /\/findings\/0 must/],
  [
    "a criterion that WCAG 2.2 has not",
    JSON.stringify({ ...sampleAudit, findings: [{ ...finding, criteria: ["4.1.1"] }] }),
    /\/findings\/0\/criteria\/0 must be equal to one of/,
  ],
  ["no address for its origin", json({ ...sampleAudit, origin: "javascript:alert(1)" }), /\/origin must match/],
  ["text longer than any audit", " ".repeat(200_000_001), /longer than any audit/],
])("a file with %s is refused by the place of its mistake", (_, text, message) => {
  expect(() => readAudit(text)).toThrow(message);
});
