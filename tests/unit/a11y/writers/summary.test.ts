import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { summaryOf, writeSummary } from "../../../../a11y/writers/summary.ts";
import { lastAuditMistakes } from "../../../../data/checks/last-audit.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { paleText, toldAudit } from "../told-audit.ts";

test("the site tells of a full audit what was found, and only of what ran", () => {
  expect(summaryOf(toldAudit)).toMatchObject({
    pages: 3,
    states: 5,
    visits: 8,
    modes: ["light", "dark"],
    widths: [320, 390, 1280],
    failures: 2,
    aaa: [{ criterion: "2.5.5", title: "Target Size (Enhanced)", findings: 1, pages: 1 }],
  });
  expect(summaryOf(toldAudit)?.looked.map(({ name }) => name)).toEqual(["axe", "keyboard"]);
});

test("a failure that shows in a recipe’s section of its page counts for that recipe, and for no other", () => {
  const [place] = paleText.places;
  if (!place) throw new Error("it is found nowhere");
  const onButton = {
    ...paleText,
    element: { ...paleText.element, section: "button" },
    places: [{ ...place, page: "/design/recipes/actions" }],
  };
  const elsewhere = { ...paleText, element: { ...paleText.element, section: "link" } };
  const recipes = summaryOf({ ...toldAudit, findings: [onButton, elsewhere] })?.recipes ?? [];
  expect(recipes.filter(({ failures }) => failures > 0)).toEqual([{ name: "button", failures: 1 }]);
  expect(recipes.map(({ name }) => name)).toContain("link");
});

test("what is written passes the check of the site’s data", () => {
  expect(lastAuditMistakes(summaryOf(toldAudit))).toEqual([]);
});

test("the check names figures that cannot be", () => {
  const summary = summaryOf(toldAudit);
  expect(summary && lastAuditMistakes({ ...summary, states: 2, failures: -1 })).toEqual([
    expect.stringContaining("states: 2 is fewer than the pages"),
    expect.stringContaining("failures: -1 is no number of things"),
  ]);
});

test("a narrowed audit leaves the summary of the last full one as it was", async () => {
  const file = join(temporaryFolder(), "summary.json");
  await writeSummary(toldAudit, file);
  await writeSummary({ ...toldAudit, narrowedTo: "--page /shop", endedAt: "2027-01-01T00:00:00.000Z" }, file);
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ endedAt: toldAudit.endedAt });
});
