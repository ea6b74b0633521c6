import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { excuses, faultsOf } from "../../../a11y/accepted-findings.ts";
import type { Fault } from "../../../a11y/fault.ts";
import { checks, fileChecks, gate, notChecked, policyDigest } from "../../../a11y/policy.ts";

const names = [...checks, ...fileChecks].map(({ name }) => name);

test("checks have names of their own, settings without repeats, and a reason", () => {
  expect(new Set(names).size).toBe(names.length);
  for (const { name, runs } of checks) {
    const settings = runs.settings.map(({ mode, width }) => `${mode} ${width}`);
    expect(settings.length, name).toBeGreaterThan(0);
    expect(new Set(settings).size, name).toBe(settings.length);
    expect(runs.because, name).toMatch(/ .*\.$/);
  }
});

test("the gate runs checks that there are, in settings that one of them asks for", () => {
  for (const check of gate.checks) expect(names).toContain(check);
  for (const { mode, width } of gate.settings) {
    const asking = checks.filter(
      ({ name, runs }) =>
        gate.checks.includes(name) && runs.settings.some((setting) => setting.mode === mode && setting.width === width),
    );
    expect(asking, `${mode} ${width}`).not.toEqual([]);
  }
});

test("what is not checked is said in sentences", () => {
  for (const sentence of notChecked) expect(sentence).toMatch(/^[A-Z].* .*\.$/);
});

test("the digest of the policy is the same each time", () => {
  expect(policyDigest()).toMatch(/^[0-9a-f]{12}$/);
  expect(policyDigest()).toBe(policyDigest());
});

test("every excuse says what, why and where that is written", () => {
  expect(faultsOf(excuses)).toEqual([]);
});

test("each check has a fault seeded for it that it has to find, under a criterion that it says it finds", async () => {
  const modules = readdirSync("a11y/faults").map(
    (file) => import(`../../../a11y/faults/${basename(file, ".ts")}.ts`) as Promise<{ faults: Fault[] }>,
  );
  const faults = (await Promise.all(modules)).flatMap((module) => module.faults);
  expect(faults.length).toBeGreaterThanOrEqual(40);
  for (const { name, criteria } of [...checks, ...fileChecks]) {
    const seeded = faults.flatMap(({ foundBy, criterion }) => (foundBy === name ? [criterion] : []));
    expect(
      seeded.filter((criterion) => !criteria.includes(criterion)),
      name,
    ).toEqual([]);
    // Rules for best practices have no criterion.
    if (criteria.length > 0) expect(seeded, name).not.toEqual([]);
  }
  expect(faults.filter(({ foundBy }) => !names.includes(foundBy))).toEqual([]);
});
