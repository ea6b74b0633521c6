import type { Audit, Finding } from "../audit.ts";
import { type CriterionNumber, criteria } from "../criteria.ts";
import { provenance } from "./provenance.ts";
import { byCriterion, inOrder, isFailure, type PageResults, resultsByPage } from "./results-by-page.ts";
import { element, escaped } from "./xml.ts";

/**
 * `junit.xml`, for CI services: one suite for each page, one case for each criterion that a check covered.
 *
 * A case fails for unexcused findings at A and AA, and is skipped if a person must review it. Passing only means that
 * no check found anything. An incomplete scan is an error.
 */
export function junit(audit: Audit): string {
  const properties = element(
    "properties",
    {},
    ...provenance(audit).map(([name, value]) => element("property", { name, value })),
  );
  const suites = resultsByPage(audit).map((results) => suite(results, audit.startedAt, properties));
  const total = (of: (each: Suite) => number) => suites.reduce((sum, each) => sum + of(each), 0);
  const counts = {
    name: "accessibility",
    tests: total(({ tests }) => tests),
    failures: total(({ failures }) => failures),
    errors: total(({ errors }) => errors),
    time: total(({ time }) => time).toFixed(3),
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("testsuites", counts, ...suites.map(({ xml }) => `\n${xml}`), "\n")}\n`;
}

interface Suite {
  tests: number;
  failures: number;
  errors: number;
  /** Seconds. */
  time: number;
  xml: string;
}

function suite({ page, visits, looked, findings }: PageResults, startedAt: string, properties: string): Suite {
  const found = byCriterion(findings);
  const sought = new Set([...looked.flatMap((each) => each.criteria), ...found.keys()]);
  const criterionCases = inOrder
    .filter((number) => sought.has(number))
    .map((number) => outcome(number, found.get(number) ?? []));
  const cases = [...criterionCases, ...visits.flatMap(brokenOff)];
  const time = visits.reduce((sum, { seconds }) => sum + seconds, 0);
  const failures = cases.filter(({ kind }) => kind === "failure").length;
  const errors = cases.filter(({ kind }) => kind === "error").length;
  const skipped = cases.filter(({ kind }) => kind === "skipped").length;
  const counts = { tests: cases.length, failures, errors, skipped };
  const tags = cases.map(({ name, xml }) => `\n${element("testcase", { name, classname: page, time: 0 }, xml)}`);
  const attributes = { name: page, ...counts, time: time.toFixed(3), timestamp: startedAt };
  return { ...counts, time, xml: element("testsuite", attributes, `\n${properties}`, ...tags, "\n") };
}

function brokenOff({ state, mode, width, error }: Audit["visits"][number]) {
  if (error === undefined) return [];
  const name = `${state}, ${mode}, ${width} px`;
  return [{ name, kind: "error", xml: element("error", { message: error, type: "visit" }) }];
}

function outcome(number: CriterionNumber, findings: Finding[]) {
  const { title, level } = criteria[number];
  const name = `${number} ${title} (${level})`;
  const failures = findings.filter((finding) => isFailure(finding) && finding.conformance !== "AAA");
  if (failures.length > 0) return { name, kind: "failure", xml: told("failure", failures, { type: "accessibility" }) };
  if (findings.length > 0) return { name, kind: "skipped", xml: told("skipped", findings, {}) };
  return { name, kind: "passed", xml: "" };
}

function told(tag: "failure" | "skipped", findings: Finding[], attributes: Record<string, string>): string {
  const message =
    tag === "failure" ? "What fails the criterion:" : "To be looked at, excused, or above the level aimed at:";
  const lines = findings.map(({ message, element, rule, id, excuse, help, places }) =>
    [
      `${message} ${help}`,
      `${element.selector} (${rule}, ${id}) in ${places.map(({ state, mode, width }) => `${state}, ${mode}, ${width} px`).join("; ")}`,
      ...(excuse ? [`Excused: ${excuse.reason} ${excuse.link}`] : []),
    ].join(" — "),
  );
  return element(tag, { message: `${message} ${findings.length}`, ...attributes }, lines.map(escaped).join("\n"));
}
