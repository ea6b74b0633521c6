import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const decision = readFileSync("docs/decisions/2026-11-22-platform-elements.md", "utf8");

/** Rows of the table: control, element and reason. */
const [, , ...rows] = decision
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** Native elements and attributes in the site's markup that have a counterpart in Chakra. */
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

/** Controls chosen for their usability, without a size comparison: both options have about the same size. */
const withoutFigure = ["site menu", "places to share at"];

test("each has its reason, with what the other would add", () => {
  expect(rows.filter((cells) => cells.length !== 3 || cells.includes(""))).toEqual([]);
  const unmeasured = rows.filter(([, , why = ""]) => !/\d KB/.test(why)).map(([control]) => control);
  expect(unmeasured).toEqual(withoutFigure);
});
