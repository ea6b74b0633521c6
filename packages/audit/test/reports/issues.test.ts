import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Issue, newIssue } from "../../core/issues.ts";
import type { Manual } from "../../core/manual.ts";
import { files } from "../../reports/every-writer.ts";
import { issuePictures, withIssues } from "../../reports/issues.ts";
import { hostileText, sampleAudit, signedChecklist } from "../sample-audit.ts";

const issue: Issue = {
  ...newIssue,
  id: "issue-1",
  title: "The filter keeps its old count",
  pages: "/shop",
  state: "filtered",
  element: "#count",
  criteria: "1.1.1",
  severity: "critical",
  steps: "1. Filter.\n2. Listen.",
  picture: "data:image/png;base64,AAAA",
  owner: "Sam",
  due: "2026-12-01",
  environment: "environment-1",
};
const environment = {
  id: "environment-1",
  browser: "Firefox 140",
  assistive: "NVDA",
  system: "",
  who: "Ada",
  time: "",
};
const checklist: Manual = { ...signedChecklist, environments: [environment], issues: [issue] };

function written(file: string, manual: Manual | null = checklist): string {
  return files.find((each) => each.file === file)?.text(sampleAudit, manual) ?? "";
}

test.each(["earl.jsonld", "openacr.yaml", "report.sarif", "findings.csv", "junit.xml", "issues.md", "issues.csv"])(
  "lists an issue in %s",
  (file) => {
    expect(written(file)).toContain("The filter keeps its old count");
    expect(written(file, signedChecklist)).not.toContain("The filter keeps its old count");
  },
);

test("leaves issues of an unsigned checklist and fixed issues out of the claims", () => {
  expect(withIssues(sampleAudit, { ...checklist, date: "" }).findings).toEqual(sampleAudit.findings);
  expect(withIssues(sampleAudit, { ...checklist, issues: [{ ...issue, status: "fixed" }] }).totals.failures).toBe(2);
  expect(withIssues(sampleAudit, checklist).totals.failures).toBe(3);
  expect(JSON.parse(written("report.json")).findings).toEqual(sampleAudit.findings);
});

test("withholds “supports” from a criterion that passed and has an issue", () => {
  const levelOf = (manual: Manual) => {
    const { chapters } = parse(written("openacr.yaml", manual));
    const [first] = chapters.success_criteria_level_a.criteria;
    return first.components[0].adherence;
  };
  expect(levelOf(signedChecklist).level).toBe("supports");
  expect(levelOf(checklist).level).toBe("partially-supports");
  expect(levelOf(checklist).notes).toContain("- /shop, #count: The filter keeps its old count");
  // The automated checks did not find the failure.
  expect(levelOf(checklist).notes).toContain("Automated checks: axe. Failures: 0.");
});

test("fails a criterion on the page of an issue, by the evaluator", () => {
  const graph: { auditSample: Record<string, { id: string; outcome?: { id: string } }>[] }[] = JSON.parse(
    written("earl.jsonld"),
  )["@graph"];
  const outcomes = graph[0]?.auditSample
    .filter(({ test: of }) => of?.id === "WCAG:non-text-content")
    .map(({ subject, mode, result }) => [subject?.id.replace(/^.*\.org/, ""), mode?.id, result?.outcome?.id]);
  expect(outcomes).toContainEqual([expect.stringMatching(/\/shop$/), "earl:manual", "earl:failed"]);
  expect(outcomes).toContainEqual([expect.stringMatching(/#website$/), "earl:manual", "earl:failed"]);
  expect(outcomes).toContainEqual([expect.stringMatching(/\/$/), "earl:automatic", "earl:cantTell"]);
});

test("lists an issue on several pages with several criteria under each of them, at the lowest level", () => {
  const wide = { ...issue, criteria: "1.4.6 1.4.3", pages: "/shop /events" };
  const [finding] = withIssues(sampleAudit, { ...checklist, issues: [wide] }).findings;
  expect(finding).toMatchObject({ criteria: ["1.4.6", "1.4.3"], conformance: "AA" });
  expect(finding?.places.map(({ page }) => page)).toEqual(["/shop", "/events"]);
  expect(written("issues.md", { ...checklist, issues: [wide] })).toContain(
    "**Labels:** accessibility, wcag-1.4.6, wcag-1.4.3, critical",
  );
});

test.each(["best practice", "usability"] as const)(
  "lists an issue of the kind %s, and fails no criterion for it",
  (kind) => {
    const own: Issue = { ...issue, kind, criteria: "" };
    const manual = { ...checklist, issues: [own] };
    const [finding] = withIssues(sampleAudit, manual).findings;
    expect(finding).toMatchObject({ rule: kind, criteria: [], conformance: "best practice" });
    expect(written("openacr.yaml", manual)).toBe(written("openacr.yaml", signedChecklist));
    expect(written("issues.md", manual)).toContain(`**Kind:** ${kind}. `);
    expect(written("issues.csv", manual)).toContain(`accessibility ${kind.replace(" ", "-")} critical`);
  },
);

test("names severity, status, owner and due date in the spreadsheet", () => {
  expect(written("findings.csv")).toContain('"critical","open","Sam","2026-12-01"');
});

test("writes an issue as Markdown without active markup", () => {
  const markdown = written("issues.md");
  expect(markdown).toContain("## The filter keeps its old count\n\n**Page:** /shop, filtered\n");
  expect(markdown).toContain("**Steps:**\n\n1. Filter.\n2. Listen.\n");
  expect(markdown).toContain("**Environment:** Firefox 140, NVDA\n");
  const hostile = written("issues.md", { ...checklist, issues: [{ ...issue, title: `${hostileText} @team [x](y)` }] });
  for (const active of ["<b>", "@team", "[x]"]) expect(hostile).not.toContain(active);
});

test("writes a row with the column names and priorities of Jira", () => {
  const [header, row] = written("issues.csv").split('\r\n"');
  expect(`${header}`).toBe(
    '"Summary","Description","Issue Type","Priority","Labels","Assignee","Due Date","Status"'.replace(/\r\n$/, ""),
  );
  expect(row).toContain('"Bug","Highest","accessibility wcag-1.1.1 critical","Sam","2026-12-01","open"');
  expect(written("issues.csv", { ...checklist, issues: [{ ...issue, title: "=1+1" }] })).toContain(`"'=1+1"`);
});

test("names the picture of an issue as a file of the report", () => {
  expect(issuePictures(checklist)).toEqual([{ file: "pictures/issue-1.png", data: Buffer.from("AAAA", "base64") }]);
  expect(withIssues(sampleAudit, checklist).pictures[0]?.file).toBe("pictures/issue-1.png");
});
