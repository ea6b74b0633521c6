/** Counts and failures in the JSON reports of both test runners. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** @typedef {{ passed: number, failed: number, output: string }} Results `output` names the failures, if the runner has not. */

/** Results for a missing or damaged report. In test.mjs, a failed runner counts as at least one failure. */
const noReport = (/** @type {string} */ file, /** @type {unknown} */ error) => ({
  passed: 0,
  failed: 1,
  output: `error: ${file} cannot be read: ${error instanceof Error ? error.message : error}`,
});

/**
 * Reads the counts in vitest's report. Vitest itself prints the failures.
 *
 * @param {string} file
 * @returns {Results}
 */
export function unitResults(file) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
    const failures = testResults.map(({ status, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === "failed").length;
      // A file that cannot be loaded has no tests.
      return failed === 0 && status === "failed" ? 1 : failed;
    });
    return { passed: numPassedTests, failed: failures.reduce((sum, count) => sum + count, 0), output: "" };
  } catch (error) {
    return noReport(file, error);
  }
}

/**
 * Reads Playwright's report. A test that passes only on a second try has failed.
 *
 * @param {string} file
 * @returns {Results}
 */
export function browserResults(file) {
  try {
    const { suites, stats, errors } = JSON.parse(readFileSync(file, "utf8"));
    const failures = suites.flatMap(specsIn).flatMap(({ file, line, title, tests }) => {
      const failed = tests.filter(({ status }) => status === "unexpected" || status === "flaky");
      return failed.map(({ results }) => {
        const messages = results.flatMap(({ errors }) =>
          errors.map(({ message, snippet }) => `${message}\n${snippet ?? ""}`),
        );
        // Playwright's file names are relative to the folder of its first tests.
        return `${join("tests/e2e", file)}:${line} ${title}\n${messages.join("\n")}`;
      });
    });
    const all = [...failures, ...errors.map(({ message }) => message)];
    return { passed: stats.expected, failed: all.length, output: listed(all) };
  } catch (error) {
    return noReport(file, error);
  }
}

function specsIn({ suites = [], specs }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

function listed(failures) {
  return stripVTControlCharacters(failures.map((text) => `\nfailed: ${text.trimEnd()}`).join("\n"));
}
