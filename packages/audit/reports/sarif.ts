import type { Audit, Conformance, Finding } from "../core/audit.ts";
import { consequencesInWords } from "../core/consequences.ts";
import { criteria, understanding } from "../core/criteria.ts";
import { groupBy } from "../core/group-by.ts";
import { addressOf, provenance } from "./provenance.ts";

const levels: Record<Conformance, "error" | "note"> = {
  A: "error",
  AA: "error",
  AAA: "note",
  "best practice": "note",
  experimental: "note",
};

/**
 * Returns the rule's id, which begins with its engine, because two engines can use the same name for different rules.
 */
function ruleIdOf({ foundBy, rule }: Finding): string {
  return `${foundBy[0] ?? "audit"}/${rule}`;
}

function ruleOf(finding: Finding) {
  const { rule, conformance, help, helpUrl, criteria: numbers } = finding;
  const titles = numbers.map((number) => `WCAG 2.2, ${number} ${criteria[number].title} (${criteria[number].level})`);
  const links = numbers.map((number) => `${number}: ${understanding(number)}`);
  const [first] = numbers;
  const address = [helpUrl, first && understanding(first)].find((each) => each && URL.canParse(each));
  return {
    id: ruleIdOf(finding),
    name: rule,
    shortDescription: { text: titles.join("; ") || `${rule} (${conformance})` },
    help: { text: [help, ...links].join("\n") },
    ...(address ? { helpUri: address } : {}),
    defaultConfiguration: { level: levels[conformance] },
    properties: { tags: tagsOf(conformance, numbers) },
  };
}

/**
 * Returns `accessibility` and tags in axe's style: the level (`wcag22aa`, `best-practice`) and the criteria
 * (`wcag143`).
 */
function tagsOf(conformance: Conformance, numbers: string[]): string[] {
  const level = /^A+$/.test(conformance) ? `wcag22${conformance.toLowerCase()}` : conformance.replaceAll(" ", "-");
  return ["accessibility", level, ...numbers.map((number) => `wcag${number.replaceAll(".", "")}`)];
}

const schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/**
 * Returns `report.sarif`: SARIF 2.1.0, one result for each finding. The page's address is the file, and the element is
 * a logical location in it.
 */
export function sarif(audit: Audit): string {
  const rules = groupBy(audit.findings, ruleIdOf).flatMap((same) => same.slice(0, 1).map(ruleOf));
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const run = {
    tool: {
      driver: {
        name: "Accessibility audit",
        version: audit.commit ?? "unknown",
        informationUri: addressOf(audit, "/accessibility"),
        rules,
      },
      extensions: Object.entries(audit.versions).map(([name, version]) => ({ name, version })),
    },
    automationDetails: { id: `accessibility/${audit.endedAt}` },
    invocations: [{ executionSuccessful: true, startTimeUtc: audit.startedAt, endTimeUtc: audit.endedAt }],
    columnKind: "utf16CodeUnits",
    results: audit.findings.map((finding) => result(audit, finding, indexes.get(ruleIdOf(finding)) ?? -1)),
    properties: Object.fromEntries(provenance(audit)),
  };
  return `${JSON.stringify({ $schema: schema, version: "2.1.0", runs: [run] }, null, 2)}\n`;
}

function result(audit: Audit, finding: Finding, ruleIndex: number) {
  const { id, certainty, conformance, message, help, element, excuse, foundBy, places, issue, consequences } = finding;
  return {
    ruleId: ruleIdOf(finding),
    ruleIndex,
    ...weight(finding),
    message: { text: [message, help, consequencesInWords(finding)].filter(Boolean).join(" ") },
    locations: [...new Set(places.map(({ page }) => page))].map((page) => ({
      physicalLocation: {
        artifactLocation: { uri: addressOf(audit, page) },
        // Readers reject a location without a line. Line 1 represents the whole page.
        region: { startLine: 1 },
      },
      logicalLocations: [
        { name: element.selector, fullyQualifiedName: `${page} ${element.selector}`, kind: "element" },
      ],
    })),
    fingerprints: { "finding/v1": id },
    partialFingerprints: { "finding/v1": id },
    ...(excuse ? { suppressions: [suppression(excuse)] } : {}),
    properties: {
      conformance,
      certainty,
      foundBy,
      markup: element.markup,
      places,
      ...(issue ? { issue } : {}),
      ...(consequences ? { consequences } : {}),
    },
  };
}

/**
 * Returns the kind and the level. Findings for a person to judge are `review`, and only `fail` has a level (SARIF
 * 3.27.9 and 3.27.10).
 */
function weight({ certainty, conformance }: Finding) {
  if (certainty === "needs review") return { kind: "review", level: "none" };
  return { kind: "fail", level: levels[conformance] };
}

function suppression({ reason, link }: NonNullable<Finding["excuse"]>) {
  return { kind: "external", status: "accepted", justification: `${reason} ${link}` };
}
