import { type XmlElement, type XmlNode, xml, xmlDocument } from "@kindred-ground/markup/xml.ts";
import type { Audit, Finding } from "../core/audit.ts";
import { type CriterionNumber, criteria, criterionNumbers } from "../core/criteria.ts";
import { stateInWords } from "../core/words.ts";
import { printable, provenance } from "./provenance.ts";
import { byCriterion, isFailure, type PageResults, resultsByPage } from "./results-by-page.ts";

/** Returns an XML element. Characters in attributes that XML doesn't allow become U+FFFD. */
function element(name: string, attributes: Record<string, string | number>, ...children: XmlNode[]): XmlElement {
  const values = Object.entries(attributes).map(([key, value]) => [key, printable(String(value))]);
  return xml(name, Object.fromEntries(values), ...children);
}

/**
 * Returns `junit.xml`, for CI services: one suite for each page, with one case for each criterion that a check covered.
 *
 * A case fails for findings at A and AA that are `fails` and not accepted. It is skipped if it has only other findings.
 * Passing only means that no check found anything. An incomplete scan is an error.
 */
export function junit(audit: Audit): string {
  const properties = element(
    "properties",
    {},
    ...provenance(audit).map(([name, value]) => element("property", { name, value })),
  );
  const suites = resultsByPage(audit).map((results) => suite(results, audit.startedAt, properties));
  const total = (of: (each: ReturnType<typeof suite>) => number) => suites.reduce((sum, each) => sum + of(each), 0);
  const counts = {
    name: "accessibility",
    tests: total(({ tests }) => tests),
    failures: total(({ failures }) => failures),
    errors: total(({ errors }) => errors),
    time: total(({ time }) => time).toFixed(3),
  };
  return xmlDocument(element("testsuites", counts, ...suites.flatMap(({ node }) => ["\n", node]), "\n"));
}

function suite({ page, scans, checked, findings }: PageResults, startedAt: string, properties: XmlElement) {
  const found = byCriterion(findings);
  const sought = new Set([...checked.flatMap((each) => each.criteria), ...found.keys()]);
  const criterionCases = criterionNumbers
    .filter((number) => sought.has(number))
    .map((number) => outcome(number, found.get(number) ?? []));
  const cases = [...criterionCases, ...scans.flatMap(brokenOff)];
  const time = scans.reduce((sum, { seconds }) => sum + seconds, 0);
  const failures = cases.filter(({ kind }) => kind === "failure").length;
  const errors = cases.filter(({ kind }) => kind === "error").length;
  const skipped = cases.filter(({ kind }) => kind === "skipped").length;
  const counts = { tests: cases.length, failures, errors, skipped };
  const nodes = cases.flatMap(({ name, nodes }) => [
    "\n",
    element("testcase", { name, classname: page, time: 0 }, ...nodes),
  ]);
  const attributes = { name: page, ...counts, time: time.toFixed(3), timestamp: startedAt };
  return { ...counts, time, node: element("testsuite", attributes, "\n", properties, ...nodes, "\n") };
}

function brokenOff(scan: Audit["scans"][number]) {
  const { error } = scan;
  if (error === undefined) return [];
  return [{ name: stateInWords(scan), kind: "error", nodes: [element("error", { message: error, type: "visit" })] }];
}

function outcome(number: CriterionNumber, findings: Finding[]) {
  const { title, level } = criteria[number];
  const name = `${number} ${title} (${level})`;
  const failures = findings.filter((finding) => isFailure(finding) && finding.conformance !== "AAA");
  if (failures.length > 0)
    return { name, kind: "failure", nodes: [told("failure", failures, { type: "accessibility" })] };
  if (findings.length > 0) return { name, kind: "skipped", nodes: [told("skipped", findings, {})] };
  return { name, kind: "passed", nodes: [] };
}

function told(tag: "failure" | "skipped", findings: Finding[], attributes: Record<string, string>): XmlElement {
  const message =
    tag === "failure" ? "Failures of the criterion:" : "Findings to review, accepted findings, and findings at AAA:";
  const lines = findings.map(({ message, element, rule, id, excuse, help, places }) =>
    [
      `${message} ${help}`,
      `${element.selector} (${rule}, ${id}) in ${places.map(stateInWords).join("; ")}`,
      ...(excuse ? [`Accepted: ${excuse.reason} ${excuse.link}`] : []),
    ].join(" — "),
  );
  return element(tag, { message: `${message} ${findings.length}`, ...attributes }, printable(lines.join("\n")));
}
