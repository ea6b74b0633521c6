import { expect, test } from "vitest";
import { descriptionLength } from "../../../data/checks/rules.ts";
import { everyPath } from "../../../data/every-page.ts";
import { roleHead } from "../../../data/quiz/role-pages.ts";
import { roles } from "../../../data/quiz/roles.ts";

const heads = roles.map(roleHead);

test.each(heads)("$path has a description that search results show whole", ({ description }) => {
  expect(description.length).toBeLessThanOrEqual(descriptionLength.most);
});

test.each(heads)("$path ends its title without a full stop", ({ title }) => {
  expect(title).toMatch(/^The [^:]+: .+[^.]$/);
});

test("every role has a page and a title of its own", () => {
  for (const name of ["path", "title"] as const) {
    expect(new Set(heads.map((head) => head[name])).size).toBe(roles.length);
  }
  expect(everyPath()).toEqual(expect.arrayContaining(heads.map(({ path }) => path)));
});
