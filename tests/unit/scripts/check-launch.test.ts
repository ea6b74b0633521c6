import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("check:launch lists all placeholders in data/ and their number", () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/check-launch.ts"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(1);
  const findings = stdout.split("\n").filter((line) => line.startsWith("  "));
  expect(stdout).toContain(`\n${findings.length} to replace or confirm before launch\n`);
  expect(findings.filter((line) => line.includes("office-hours"))).not.toEqual([]);
  expect(findings.filter((line) => line.includes("data/checks/"))).toEqual([]);
  expect(stdout).not.toContain("Dates that have passed");
});
