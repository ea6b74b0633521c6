import { expect, test } from "vitest";
import { accessibility } from "../../../data/accessibility.ts";
import type { LastAudit } from "../../../data/last-audit.ts";
import { sampleLastAudit as audit } from "./sample-last-audit.ts";

function wordsOf(lastAudit: LastAudit | null): string {
  return JSON.stringify(accessibility(lastAudit));
}

test("states no figures before the first full audit", () => {
  const words = wordsOf(null);
  expect(words).not.toMatch(/last full audit|failure at level/);
  expect(words).toContain("We aim for WCAG 2.2 at level AA");
});

test("states the number of failures in short and long form", () => {
  expect(wordsOf(audit).match(/found 2 failures at level A or AA/g)).toHaveLength(2);
  expect(wordsOf(audit)).not.toContain("no failure");
});

test("states that an audit found no failures without claiming conformance", () => {
  const words = wordsOf({ ...audit, failures: 0 });
  expect(words).toContain("found no failure at level A or AA");
  expect(words).toContain("We do not call the site conformant until a person has checked it too.");
});

test("lists AAA findings and unchecked areas", () => {
  expect(wordsOf(audit)).toContain("2.5.5 Target Size (Enhanced): 3 findings on 1 page.");
  expect(wordsOf(audit)).toContain("Browsers other than Chromium.");
  expect(wordsOf({ ...audit, aaa: [] })).toContain("nothing was found at AAA where machines can look");
});

test("abbreviates the site's own version and names an engine's version", () => {
  const commit = "5658b2b0d1c2a3b4c5d6e7f8a9b0c1d2e3f4a5b6";
  const own = { name: "targets", version: commit, looksFor: "Targets." };
  const words = wordsOf({ ...audit, commit, looked: [...audit.looked, own] });
  expect(words).toContain("at version 5658b2b0d1 of the site");
  expect(words).toContain('["axe 4.13.0","What axe-core can tell."],["targets","Targets."]');
});

test("gives each section a unique id", () => {
  const ids = accessibility(audit).sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
