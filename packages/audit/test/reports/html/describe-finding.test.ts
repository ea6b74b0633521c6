import { expect, test } from "vitest";
import { elementName } from "../../../reports/html/describe-finding.ts";

test("names an element, unless the message or the selector already does", () => {
  const named = (name: string | undefined, selector = "main > a", message = "It is small.") =>
    elementName({ element: { selector, markup: "<a>", ...(name && { name }) }, message });
  expect(named("Guide & friend")).toBe("“Guide & friend”");
  expect(named(undefined)).toBeNull();
  expect(named("Guide", "a", "“Guide” leads nowhere.")).toBeNull();
  expect(named("Guide", 'a[aria-label="Guide"]')).toBeNull();
});
