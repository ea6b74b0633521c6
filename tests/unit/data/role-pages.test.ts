import { expect, test } from "vitest";
import { descriptionLength } from "../../../data/checks/rules.ts";
import { everyPath } from "../../../data/every-page.ts";
import { roleHead } from "../../../data/quiz/role-pages.ts";
import { roles } from "../../../data/quiz/roles.ts";

const heads = roles.map(roleHead);

test.each(heads)("gives $path a description that fits search results", ({ description }) => {
  expect(description.length).toBeLessThanOrEqual(descriptionLength.most);
});

test.each(heads)("ends the title of $path without a period", ({ title }) => {
  expect(title).toMatch(/^The [^:]+: .+[^.]$/);
});

test("gives each role a page with a unique title", () => {
  for (const name of ["path", "title"] as const) {
    expect(new Set(heads.map((head) => head[name])).size).toBe(roles.length);
  }
  expect(everyPath()).toEqual(expect.arrayContaining(heads.map(({ path }) => path)));
});
