import { Ajv } from "ajv";
import formats from "ajv-formats";
import { expect, test } from "vitest";
import type { Audit } from "../../core/audit.ts";
import { sarif } from "../../reports/sarif.ts";
import { cleanAudit, hostileAudit, sampleAudit } from "../sample-audit.ts";
import { sarifShape } from "./sarif-shape.ts";

const ajv = formats(new Ajv({ strictTypes: false }));
const hasShape = ajv.compile(sarifShape);

interface Result {
  ruleId: string;
  ruleIndex: number;
  kind: string;
  level: string;
  message: { text: string };
  locations: { physicalLocation: { artifactLocation: { uri: string } }; logicalLocations: { name: string }[] }[];
  fingerprints: Record<string, string>;
  suppressions?: { justification: string }[];
}

interface Rule {
  id: string;
  helpUri?: string;
  properties: { tags: string[] };
}

function runOf(audit: Audit): { results: Result[]; rules: Rule[] } {
  const [{ results, tool }] = JSON.parse(sarif(audit)).runs;
  return { results, rules: tool.driver.rules };
}

test.each([
  ["findings", sampleAudit],
  ["no findings", cleanAudit],
  ["hostile text", hostileAudit],
])("conforms to SARIF 2.1.0 for an audit with %s", (_, audit) => {
  expect(hasShape(JSON.parse(sarif(audit))), JSON.stringify(hasShape.errors)).toBe(true);
});

test("writes each finding as one result of its rule", () => {
  const { results, rules } = runOf(sampleAudit);
  expect(results.map(({ ruleId, kind, level }) => [ruleId, kind, level])).toEqual([
    ["axe/color-contrast", "fail", "error"],
    ["axe/color-contrast", "review", "none"],
    ["targets/target-size", "fail", "error"],
    ["targets/target-size-enhanced", "fail", "note"],
    ["axe/region", "fail", "note"],
    ["axe/button-name", "fail", "error"],
  ]);
  expect(results.map(({ ruleIndex }) => rules[ruleIndex]?.id)).toEqual(results.map(({ ruleId }) => ruleId));
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

test("tags rules with their criteria and adds help", () => {
  const { rules } = runOf(sampleAudit);
  expect(rules[0]).toMatchObject({
    helpUri: "https://dequeuniversity.com/rules/axe/4.13/color-contrast",
    properties: { tags: ["accessibility", "wcag22aa", "wcag143"] },
  });
  expect(rules[1]?.helpUri).toBe("https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum");
  expect(rules[3]).toMatchObject({ properties: { tags: ["accessibility", "best-practice"] } });
});

test("locates a result by public page address and element", () => {
  const [first] = runOf(sampleAudit).results;
  expect(first?.locations).toHaveLength(1);
  expect(first?.locations[0]?.physicalLocation.artifactLocation.uri).toBe("https://hillfarm.example/shop");
  expect(first?.locations[0]?.logicalLocations[0]?.name).toBe("main p.price");
});

test("keeps the fingerprint of a result when its message changes", () => {
  const findings = sampleAudit.findings.map((one) => ({
    ...one,
    message: "Other words.",
    places: one.places.slice(0, 1),
  }));
  const prints = (audit: Audit) => runOf(audit).results.map(({ fingerprints }) => fingerprints);
  expect(prints({ ...sampleAudit, findings })).toEqual(prints(sampleAudit));
});

test("suppresses accepted findings and gives the reason", () => {
  const suppressed = runOf(sampleAudit).results.filter(({ suppressions }) => suppressions);
  expect(suppressed.map(({ suppressions }) => suppressions?.[0]?.justification)).toEqual([
    "An equivalent link of 44 px is next to it. https://issues.example/7",
  ]);
});

test("replaces an invalid help address with that of the criterion", () => {
  const findings = sampleAudit.findings.slice(0, 1).map((one) => ({ ...one, helpUrl: "see the wiki" }));
  expect(runOf({ ...sampleAudit, findings }).rules[0]?.helpUri).toBe(
    "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum",
  );
});
