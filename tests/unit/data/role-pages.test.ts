import { expect, test } from "vitest";
import { roleHead } from "../../../data/quiz/role-pages.ts";
import { roles } from "../../../data/quiz/roles.ts";

test.each(roles.map(roleHead))("ends the title of $path without a period", ({ title }) => {
  expect(title).toMatch(/^The [^:]+: .+[^.]$/);
});
