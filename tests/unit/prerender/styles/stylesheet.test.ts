import { expect, test } from "vitest";
import { parseStylesheet, rulesOf } from "../../../../prerender/styles/stylesheet.ts";

test("reports unreadable CSS with its position", () => {
  expect(() => parseStylesheet(".a{color:red}..b{top:0}")).toThrow(
    "prerender/styles: cannot read '.a{color:red}..b{top:0}'",
  );
});

test("finds rules at every depth except animation steps", () => {
  const sheet = parseStylesheet(
    "@layer a{@media print{p{top:0}}}@keyframes rise{from{top:0}}@container (width<34em){li{top:0}}",
  );
  expect(rulesOf(sheet)).toHaveLength(2);
});
