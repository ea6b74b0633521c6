import { expect, test } from "vitest";
import { accessibility } from "../../../data/accessibility.ts";
import type { LastAudit } from "../../../data/last-audit.ts";
import { sampleLastAudit as audit } from "./sample-last-audit.ts";

function wordsOf(lastAudit: LastAudit | null): string {
  return JSON.stringify(accessibility(lastAudit));
}

test("before the first full audit the page claims no figures and no date of one", () => {
  const words = wordsOf(null);
  expect(words).not.toMatch(/last full audit|failure at level/);
  expect(words).toContain("We aim for WCAG 2.2 at level AA");
});

test("failures are told with their number, in short and at length", () => {
  expect(wordsOf(audit).match(/found 2 failures at level A or AA/g)).toHaveLength(2);
  expect(wordsOf(audit)).not.toContain("no failure");
});

test("an audit without failures says that none was found, and not that there is none", () => {
  const words = wordsOf({ ...audit, failures: 0 });
  expect(words).toContain("found no failure at level A or AA");
  expect(words).toContain("We do not call the site conformant until a person has checked it too.");
});

test("what is open at AAA and what was not checked are told", () => {
  expect(wordsOf(audit)).toContain("2.5.5 Target Size (Enhanced): 3 findings on 1 page.");
  expect(wordsOf(audit)).toContain("Browsers other than Chromium.");
  expect(wordsOf({ ...audit, aaa: [] })).toContain("nothing was found at AAA where machines can look");
});

test("a version that is the site’s own is said once and in short, that of an engine beside its name", () => {
  const commit = "5658b2b0d1c2a3b4c5d6e7f8a9b0c1d2e3f4a5b6";
  const own = { name: "targets", version: commit, looksFor: "Targets." };
  const words = wordsOf({ ...audit, commit, looked: [...audit.looked, own] });
  expect(words).toContain("at version 5658b2b0d1 of the site");
  expect(words).toContain('["axe 4.13.0","What axe-core can tell."],["targets","Targets."]');
});

test("every part can be linked to", () => {
  const ids = accessibility(audit).sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
