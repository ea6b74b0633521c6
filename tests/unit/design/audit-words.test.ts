// @vitest-environment node
import { expect, test } from "vitest";
import { designWords } from "../../../data/design/words.ts";
import type { LastAudit } from "../../../data/last-audit.ts";
import { auditWords } from "../../../src/design/audit-words.ts";

const audit = {
  endedAt: "2026-11-22T18:00:00.000Z",
  failures: 1,
  recipes: [
    { name: "button", failures: 0 },
    { name: "link", failures: 1 },
  ],
} as unknown as LastAudit;

test("shows the last audit's findings per recipe and marks newer recipes", () => {
  const { verdict, verdictOn } = auditWords(audit, designWords.recipes);
  expect(verdict).toBe("Last full audit, November 22, 2026: 1 failure at level A or AA on all pages, including these.");
  expect(["button", "link", "badge"].map(verdictOn)).toEqual([
    "Last full audit: no failures at level A or AA on this page.",
    "Last full audit: 1 failure at level A or AA on this page.",
    "Newer than the last full audit.",
  ]);
});

test("states once that no full audit exists", () => {
  const { verdict, verdictOn } = auditWords(null, designWords.recipes);
  expect(verdict).toContain("No full audit yet");
  expect(verdictOn("button")).toBeUndefined();
});
