import { expect, test } from "vitest";
import { parseStylesheet, rulesOf } from "../../../../prerender/styles/stylesheet.ts";

test("what cannot be read is refused with its place", () => {
  expect(() => parseStylesheet(".a{color:red}..b{top:0}")).toThrow(
    "prerender/styles: cannot read '.a{color:red}..b{top:0}'",
  );
});

test("the rules of a sheet are found at every depth, without the steps of animations", () => {
  const sheet = parseStylesheet(
    "@layer a{@media print{p{top:0}}}@keyframes rise{from{top:0}}@container (width<34em){li{top:0}}",
  );
  expect(rulesOf(sheet)).toHaveLength(2);
});
