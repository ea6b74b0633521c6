import { expect, test } from "vitest";
import { movedLinkProblems } from "../../../prerender/check-pages.ts";
import { movedPage } from "../../../prerender/moved-page.ts";

test("leads to the present address with a link, and at once", () => {
  const page = movedPage("/about?a=1&b=2#team");
  expect(page).toContain('<a href="/about?a=1&amp;b=2#team">');
  expect(page).toContain('http-equiv="refresh" content="0; url=/about?a=1&amp;b=2#team"');
  expect(page).toMatch(/<link rel="canonical" href="https:[^"]*\/about\?a=1&amp;b=2#team">/);
  expect(page).toContain('name="robots" content="noindex"');
  expect(page).toContain("Content-Security-Policy");
});

test("reports an old address whose section does not exist", () => {
  const pages = new Map([
    ["/about", { problems: [], pictures: new Set<string>(), hrefs: new Set<string>(), targets: new Set(["team"]) }],
  ]);
  expect(movedLinkProblems({ "/who": "/about#team", "/a": "/about" }, pages)).toEqual([]);
  expect(movedLinkProblems({ "/who": "/about#people" }, pages)).toEqual([
    "data/moved.ts: '/who' leads to '/about#people', whose section does not exist",
  ]);
});
