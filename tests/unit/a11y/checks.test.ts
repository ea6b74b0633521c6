import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { checks, fileChecks, setupDigest } from "@kindred-ground/audit/core/checks.ts";
import { expect, test } from "vitest";
import { excuses } from "../../../a11y/accepted-findings.ts";
import { setup } from "../../../a11y/audit.config.ts";
import type { Fault } from "../../../a11y/fault.ts";

const { gate, notChecked } = setup;

const names = [...checks, ...fileChecks].map(({ name }) => name);

test("gives each check a unique name, distinct environments, and a reason", () => {
  expect(new Set(names).size).toBe(names.length);
  for (const { name, runs } of checks) {
    expect(runs.environments.length, name).toBeGreaterThan(0);
    expect(new Set(runs.environments).size, name).toBe(runs.environments.length);
    expect(runs.because, name).toMatch(/ .*\.$/);
  }
});

test("runs only existing checks in the gate, in environments that they request", () => {
  for (const check of gate.checks) expect(names).toContain(check);
  for (const environment of gate.environments) {
    const asking = checks.filter(
      ({ name, runs }) => gate.checks.includes(name) && runs.environments.includes(environment),
    );
    expect(asking, environment).not.toEqual([]);
  }
});

test("describes unchecked areas in full sentences", () => {
  for (const sentence of notChecked) expect(sentence).toMatch(/^[A-Z].* .*\.$/);
});

test("computes a stable digest of the policy", () => {
  expect(setupDigest(setup)).toMatch(/^[0-9a-f]{12}$/);
  expect(setupDigest(setup)).toBe(setupDigest(setup));
});

test("accepts findings only with a scope, a reason in a sentence and a source", () => {
  for (const { source, rule, pages, element, reason, link } of excuses) {
    expect([source, rule, element, pages].filter(({ length }) => length === 0)).toEqual([]);
    expect(reason).toMatch(/(\S+ ){4}.*\.$/);
    expect(link).toMatch(/^https:\/\/\w/);
  }
});

test("seeds a fault for each check, under a criterion that the check covers", async () => {
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
