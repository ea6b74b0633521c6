import { expect, test } from "vitest";
import { setOut } from "../../../../a11y/transcripts/chapters.ts";
import { steadyPhrase } from "../../../../a11y/transcripts/write.ts";

test("indents content of a container and omits its end", () => {
  expect(setOut(["region, Hours", "heading, Hours, level 2", "end of region, Hours", "status"])).toEqual([
    "region, Hours",
    "  heading, Hours, level 2",
    "status",
  ]);
});

test("omits paragraphs and prints the text of a link once", () => {
  const phrases = ["paragraph", "Write to", "link, Anna (new tab)", "Anna", "(new tab)", "end of link, Anna (new tab)"];
  expect(setOut([...phrases, "end of paragraph"])).toEqual(["Write to", "link, Anna (new tab)"]);
});

test("prints both name and text of a link when they differ", () => {
  expect(setOut(["link, Home", "A picture of us", "end of link, Home"])).toEqual(["link, Home", "  A picture of us"]);
});

test("replaces dates and time-dependent phrases with constants", () => {
  expect(steadyPhrase("Until Saturday, December 12, 2026, 2:00 PM EST")).toBe("Until (a date), 2:00 PM ET");
  expect(steadyPhrase("Closed now. Opens tomorrow at 9:00 AM EST")).toBe("(whether the office is open)");
  expect(steadyPhrase("Founded in 2019, opening in 2027")).toBe("Founded in 2019, opening in (a year)");
  expect(steadyPhrase("Ended in June 2025")).toBe("Ended in June (a year)");
});
