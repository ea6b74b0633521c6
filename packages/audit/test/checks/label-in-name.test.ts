import { expect, test } from "vitest";
import { isContained } from "../../checks/names.ts";

const given = { allowsGaps: false };

test.each([
  ["Next Page", "Next page in the list"],
  ["Next…", "Next"],
  ["** Submit **", "💡 Submit 💡"],
  ["X", "Close"],
  ["nonstandard", "non-standard"],
  ["University Ave.", "University Avenue"],
])("finds “%s” in “%s”", (label, name) => {
  expect(isContained(label, name, given)).toBe(true);
});

test.each([
  ["The full label", "the full"],
  ["Discover It", "Discover Italy"],
  ["justice", "just ice"],
  ["W C A G", "WCAG"],
  ["Download specification", "Download the specification"],
  ["123.555.0123", "1 2 3. 5 5 5. 0 1 2 3"],
  ["1", "1a"],
])("does not find “%s” in “%s”", (label, name) => {
  expect(isContained(label, name, given)).toBe(false);
});

test("lets words for screen readers come between, if the name is the content", () => {
  expect(isContained("Download report", "Download the annual report", { allowsGaps: true })).toBe(true);
  expect(isContained("Download report", "Report download", { allowsGaps: true })).toBe(false);
});
