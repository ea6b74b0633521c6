import { expect, test } from "vitest";
import { setOut } from "../../../../a11y/transcripts/chapters.ts";
import { steadyPhrase } from "../../../../a11y/transcripts/write.ts";

test("what stands within something is indented, and its end goes without saying", () => {
  expect(setOut(["region, Hours", "heading, Hours, level 2", "end of region, Hours", "status"])).toEqual([
    "region, Hours",
    "  heading, Hours, level 2",
    "status",
  ]);
});

test("paragraphs are not named, and a link says its words once", () => {
  const phrases = ["paragraph", "Write to", "link, Anna (new tab)", "Anna", "(new tab)", "end of link, Anna (new tab)"];
  expect(setOut([...phrases, "end of paragraph"])).toEqual(["Write to", "link, Anna (new tab)"]);
});

test("a link whose words are not its name says both", () => {
  expect(setOut(["link, Home", "A picture of us", "end of link, Home"])).toEqual(["link, Home", "  A picture of us"]);
});

test("dates and what follows from them are the same in every build", () => {
  expect(steadyPhrase("Until Saturday, December 12, 2026, 2:00 PM EST")).toBe("Until (a date), 2:00 PM ET");
  expect(steadyPhrase("Closed now. Opens tomorrow at 9:00 AM EST")).toBe("(whether the office is open)");
  expect(steadyPhrase("Founded in 2019, opening in 2027")).toBe("Founded in 2019, opening in (a year)");
});
