import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const decision = readFileSync("docs/decisions/2026-11-22-platform-elements.md", "utf8");

/** The lines of its table: which control, what it is, and why. */
const [, , ...rows] = decision
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** What the platform has and Chakra has, too, as the site’s own markup names it. */
const platform =
  /<(?:chakra\.)?(select|details|fieldset|table|dialog|meter|progress|datalist)\b|\b(popover|aria-pressed)=|type="(radio|range|number|file|search)"/g;

test("the decision names each element of the platform that the site draws where Chakra has one", () => {
  const drawn = globSync("src/**/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(platform)].map(([, tag, attribute, type]) => tag ?? attribute ?? type),
  );
  const named = rows.flatMap(([, what = ""]) =>
    [...what.matchAll(/`([^`]*)`/g)].flatMap(([, code = ""]) => code.split(/[^\w-]+/)),
  );
  expect(drawn).toContain("details");
  expect([...new Set(drawn)].filter((name) => !named.includes(name ?? ""))).toEqual([]);
});

/** Weighed by what a visitor can do with them: they would weigh about the same. */
const withoutFigure = ["site menu", "places to share at"];

test("each has its reason, with what the other would add", () => {
  expect(rows.filter((cells) => cells.length !== 3 || cells.includes(""))).toEqual([]);
  const unmeasured = rows.filter(([, , why = ""]) => !/\d KB/.test(why)).map(([control]) => control);
  expect(unmeasured).toEqual(withoutFigure);
});
