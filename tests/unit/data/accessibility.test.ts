import { expect, test } from "vitest";
import { accessibility } from "../../../data/accessibility.ts";
import { accessibilityAudit } from "../../../data/accessibility-audit.ts";
import type { LastAudit } from "../../../data/last-audit.ts";
import type { Policy } from "../../../data/policy.ts";
import { sampleLastAudit as audit } from "./sample-last-audit.ts";

const wordsOf = (page: Policy) => JSON.stringify(page);
const auditWords = (lastAudit: LastAudit | null) => wordsOf(accessibilityAudit(lastAudit));

test("states no figures before the first full audit", () => {
  const words = auditWords(null);
  expect(words).not.toMatch(/last full audit|failures? at level/i);
  expect(words).toContain("We aim for WCAG 2.2 at level AA");
  expect(wordsOf(accessibility(null))).not.toContain("We last checked every page");
});

test("states the number of failures in short and long form", () => {
  expect(auditWords(audit).match(/found 2 failures at level A or AA/g)).toHaveLength(2);
  expect(auditWords(audit)).not.toContain("no failures");
});

test("states that an audit found no failures without claiming conformance", () => {
  const words = auditWords({ ...audit, failures: 0 });
  expect(words).toContain("found no failures at level A or AA");
  expect(words).toContain("We won’t say that the site conforms until a person has checked it too.");
});

test("lists AAA findings and unchecked areas", () => {
  expect(auditWords(audit)).toContain("2.5.5 Target Size (Enhanced): 3 findings on 1 page.");
  expect(auditWords(audit)).toContain("Browsers other than Chromium.");
  const criteria = "Criteria that no check covers: 2.4.5 Multiple Ways. A person must check them.";
  const notChecked = ["Emails: they are not pages.", "Pages: /a represents /b.", "Pages: /c represents /d.", criteria];
  const [limits] = accessibilityAudit({ ...audit, notChecked }).sections.filter(({ id }) => id === "limits");
  expect(limits?.points).toEqual(["Emails.", "Pages.", criteria]);
  expect(auditWords({ ...audit, aaa: [] })).toContain("found nothing at level AAA");
});

test("abbreviates the site's own version, lists its checks, and names an engine's version", () => {
  const commit = "5658b2b0d1c2a3b4c5d6e7f8a9b0c1d2e3f4a5b6";
  const own = { name: "targets", version: commit, purpose: "Targets." };
  const words = auditWords({ ...audit, commit, checked: [...audit.checked, own] });
  expect(words).toContain("at version 5658b2b0d1 of the site");
  expect(words).toContain("Our own checks: targets.");
  expect(words).toContain('"rows":[["axe 4.13.0","What axe-core can tell."]]');
});

test("tells visitors about open findings in plain words, without criteria or figures", () => {
  const words = wordsOf(accessibility(audit));
  expect(words).toContain("Some links and buttons are small");
  expect(words).not.toMatch(/WCAG|\bAAA?\b|\d\.\d\.\d|finding/);
  expect(wordsOf(accessibility({ ...audit, aaa: [] }))).not.toContain("Some links and buttons are small");
});

test.each([
  ["visitors", accessibility(audit)],
  ["auditors", accessibilityAudit(audit)],
])("gives each section for %s a unique id", (_, { sections }) => {
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
