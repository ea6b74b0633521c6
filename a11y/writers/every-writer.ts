import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type XmlElement, type XmlNode, xml, xmlDocument } from "../../common/xml.ts";
import type { Audit, Finding, Place } from "../audit.ts";
import { type CriterionNumber, criteria, criterionNumbers } from "../criteria.ts";
import type { Manual } from "../manual.ts";
import { transcriptFolder } from "../transcripts/write.ts";
import { stateInWords } from "../words.ts";
import { earl } from "./earl.ts";
import { writeReport } from "./html/write-report.ts";
import { json } from "./json.ts";
import { openacr } from "./openacr.ts";
import { addressOf, printable, provenance, versionsInWords } from "./provenance.ts";
import { byCriterion, isFailure, type PageResults, resultsByPage } from "./results-by-page.ts";
import { sarif } from "./sarif.ts";
import { sheetIn } from "./signature.ts";
import { summaryOf } from "./summary.ts";

/** Returns an XML element. Characters that XML doesn't allow become U+FFFD. */
function element(name: string, attributes: Record<string, string | number>, ...children: XmlNode[]): XmlElement {
  const values = Object.entries(attributes).map(([key, value]) => [key, printable(String(value))]);
  return xml(name, Object.fromEntries(values), ...children);
}

/**
 * `junit.xml`, for CI services: one suite for each page, one case for each criterion that a check covered.
 *
 * A case fails for findings at A and AA that are not accepted, and is skipped if a person must review it. Passing only means that
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
  return xmlDocument(element("testsuites", counts, ...suites.flatMap(({ node }) => ["\n", node]), "\n"));
}

interface Suite {
  tests: number;
  failures: number;
  errors: number;
  time: number;
  node: XmlElement;
}

function suite({ page, visits, looked, findings }: PageResults, startedAt: string, properties: XmlElement): Suite {
  const found = byCriterion(findings);
  const sought = new Set([...looked.flatMap((each) => each.criteria), ...found.keys()]);
  const criterionCases = criterionNumbers
    .filter((number) => sought.has(number))
    .map((number) => outcome(number, found.get(number) ?? []));
  const cases = [...criterionCases, ...visits.flatMap(brokenOff)];
  const time = visits.reduce((sum, { seconds }) => sum + seconds, 0);
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

function brokenOff(visit: Audit["visits"][number]) {
  const { error } = visit;
  if (error === undefined) return [];
  return [{ name: stateInWords(visit), kind: "error", nodes: [element("error", { message: error, type: "visit" })] }];
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

type Column = (finding: Finding, place: Place, audit: Audit) => string | undefined;

const columns: Readonly<Record<string, Column>> = {
  id: ({ id }) => id,
  rule: ({ rule }) => rule,
  criteria: (finding) => finding.criteria.join(" "),
  conformance: ({ conformance }) => conformance,
  certainty: ({ certainty }) => certainty,
  "found by": ({ foundBy }) => foundBy.join(" "),
  page: (_, { page }) => page,
  address: (_, { page }, audit) => addressOf(audit, page),
  state: (_, { state }) => state,
  mode: (_, { mode }) => mode,
  width: (_, { width }) => String(width),
  selector: ({ element }) => element.selector,
  markup: ({ element }) => element.markup,
  message: ({ message }) => message,
  help: ({ help }) => help,
  "help address": ({ helpUrl }) => helpUrl,
  excuse: ({ excuse }) => excuse?.reason,
  "excuse link": ({ excuse }) => excuse?.link,
};

/** `findings.csv`: one row for each finding and place. If there are no findings, one row states that. */
export function csv(audit: Audit): string {
  const source = {
    audited: audit.endedAt,
    commit: audit.commit ?? "unknown",
    policy: audit.policy,
    versions: versionsInWords(audit),
  };
  const rows = audit.findings.flatMap((finding) =>
    finding.places.map((place) => Object.values(columns).map((column) => column(finding, place, audit) ?? "")),
  );
  const nothing = Object.keys(columns).map((name) => (name === "message" ? "No findings." : ""));
  const body = (rows.length > 0 ? rows : [nothing]).map((row) => [...row, ...Object.values(source)]);
  const header = Object.keys({ ...columns, ...source });
  return `${byteOrderMark}${[header, ...body].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** Byte order mark, without which spreadsheets assume a legacy Windows encoding. */
const byteOrderMark = "\ufeff";

/** Characters that start a formula in spreadsheets, and their full-width forms (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Quotes a cell according to RFC 4180. A leading apostrophe prevents evaluation as a formula. */
function cell(text: string): string {
  const safe = printable(text);
  return `"${(formula.test(safe) ? `'${safe}` : safe).replaceAll('"', '""')}"`;
}

interface ReportFile {
  file: string;
  purpose: string;
  /** Returns the file's content. `manual` is the checklist in the same folder. */
  text(audit: Audit, manual: Manual | null): string;
}

export async function writeFiles(folder: string, audit: Audit, manual: Manual | null): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ file, text }) => writeFile(join(folder, file), text(audit, manual))));
}

/** The first, `report.json`, is the source of the others. */
export const files: readonly ReportFile[] = [
  { file: "report.json", purpose: "the audit data, for programs", text: json },
  { file: "earl.jsonld", purpose: "EARL, for the WCAG-EM Report Tool", text: earl },
  { file: "openacr.yaml", purpose: "OpenACR (VPAT 2.5), to publish after you sign the checklist", text: openacr },
  { file: "report.sarif", purpose: "SARIF, for code hosts and editors", text: sarif },
  { file: "findings.csv", purpose: "one row for each finding and place, for spreadsheets", text: csv },
  { file: "junit.xml", purpose: "JUnit, for CI services", text: junit },
];

interface Writer {
  /** Path of its file or folder within the reports' folder. */
  file: string;
  purpose: string;
  write(audit: Audit, folder: string): Promise<void>;
}

/** Reports of every audit. The first, `report.json`, is the source of the others. */
const reports: readonly Writer[] = [
  ...files.map(({ file, purpose, text }) => ({
    file,
    purpose,
    write: (audit: Audit, folder: string) => writeFile(join(folder, file), text(audit, readableSheet(folder))),
  })),
  {
    file: "index.html",
    purpose: "the report, to read and print, with the checklist for manual checks",
    write: writeReport,
  },
];

const summary: Writer = {
  file: "summary.json",
  purpose: "the results on /accessibility; to publish them, copy the file to data/last-audit.json",
  write: (audit, folder) => writeFile(join(folder, "summary.json"), json(summaryOf(audit))),
};

/** Transcripts of this commit, which tests compare to its build. */
const transcripts: Writer = {
  file: "transcripts/",
  purpose: "screen reader transcripts of each kind of page, as evidence",
  write: (_, folder) => cp(transcriptFolder, join(folder, "transcripts"), { recursive: true }),
};

/**
 * Returns the writers for an audit. A narrowed audit does not describe the whole site, and a deployment can have a
 * different commit.
 */
export function writersOf(audit: Audit): readonly Writer[] {
  if (audit.narrowedTo !== null) return reports;
  return [...reports, summary, ...(audit.isOwnBuild ? [transcripts] : [])];
}

/** Ignores an invalid checklist, which must not block the reports. `npm run a11y:sign` reports the mistake. */
function readableSheet(folder: string): Manual | null {
  try {
    return sheetIn(folder);
  } catch {
    return null;
  }
}
