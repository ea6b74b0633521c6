import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { browserResults, unitResults } from "../../../scripts/test-results.mjs";
import { temporaryFolder } from "../temporary-folder.ts";

function saved(report: unknown): string {
  const file = join(temporaryFolder(), "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test("counts failed unit tests, and a file that cannot be loaded as one", () => {
  const [passed, failed] = [{ status: "passed" }, { status: "failed" }];
  const testResults = [
    { status: "failed", assertionResults: [failed, passed, failed] },
    { status: "failed", assertionResults: [] },
    { status: "passed", assertionResults: [passed] },
  ];
  expect(unitResults(saved({ numPassedTests: 2, testResults }))).toEqual({ passed: 2, failed: 3, output: "" });
});

test("lists failed browser tests with file and line, and counts a test that passed on a second try as failed", () => {
  const spec = (title: string, line: number, status: string, message: string) => ({
    ...{ file: title === "waits" ? "../../packages/audit/test/browser/b.spec.ts" : "a.spec.ts", title, line },
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const report = {
    stats: { expected: 1 },
    errors: [{ message: "no server" }],
    suites: [
      {
        specs: [spec("opens", 3, "expected", "")],
        suites: [
          {
            specs: [
              spec("closes", 9, "unexpected", "\u001b[31mnot closed\u001b[39m"),
              spec("waits", 20, "flaky", "late"),
            ],
          },
        ],
      },
    ],
  };
  const { passed, failed, output } = browserResults(saved(report));
  expect({ passed, failed }).toEqual({ passed: 1, failed: 3 });
  expect(output).toContain("failed: tests/e2e/a.spec.ts:9 closes\nnot closed");
  expect(output).toContain("failed: packages/audit/test/browser/b.spec.ts:20 waits\nlate");
  expect(output).toContain("failed: no server");
});

test("names a report that is missing", () => {
  expect(unitResults("no/such/report.json").output).toContain("error: no/such/report.json cannot be read");
  expect(browserResults("no/such/report.json").output).toContain("error: no/such/report.json cannot be read");
});
