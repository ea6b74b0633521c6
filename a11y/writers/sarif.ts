import type { Audit, Finding } from "../audit.ts";
import { addressOf } from "./address.ts";
import { provenance } from "./provenance.ts";
import { levels, ruleIdOf, rulesOf } from "./sarif-rules.ts";

const schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/**
 * `report.sarif`: SARIF 2.1.0, one result for each finding. The page's address is the file, the element is a logical
 * location in it.
 */
export function sarif(audit: Audit): string {
  const rules = rulesOf(audit.findings);
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
  const { id, certainty, conformance, message, help, element, excuse, foundBy, places } = finding;
  return {
    ruleId: ruleIdOf(finding),
    ruleIndex,
    ...weight(finding),
    message: { text: `${message} ${help}` },
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
    properties: { conformance, certainty, foundBy, markup: element.markup, places },
  };
}

/** SARIF 3.27.9 and 3.27.10: findings for a person to judge are `review`, and only `fail` has a level. */
function weight({ certainty, conformance }: Finding) {
  if (certainty === "needs review") return { kind: "review", level: "none" };
  return { kind: "fail", level: levels[conformance] };
}

function suppression({ reason, link }: NonNullable<Finding["excuse"]>) {
  return { kind: "external", status: "accepted", justification: `${reason} ${link}` };
}
