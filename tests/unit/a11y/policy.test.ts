import { expect, test } from "vitest";
import { faultsOf } from "../../../a11y/excuse.ts";
import { excuses } from "../../../a11y/excuses.ts";
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
