import { expect, test } from "vitest";
import { fontFamily } from "../../../../../server/mail/templates/markup.ts";

test("where a typeface is not on the machine, one of its kind stands in", () => {
  expect(fontFamily({ family: "Fraunces", generic: "serif" })).toMatch(/^font-family:Fraunces,Georgia,.*,serif$/);
  expect(fontFamily({ family: "Atkinson Hyperlegible Next", generic: "sans-serif" })).toMatch(
    /^font-family:'Atkinson Hyperlegible Next',-apple-system,.*,sans-serif$/,
  );
});
