import { expect, test } from "vitest";
import { link } from "../../../../data/checks/links.ts";
import { brokenRules } from "../../../../data/checks/mistakes.ts";

const said = (value: object) => brokenRules(link, { label: "Go", ...value }).map((broken) => broken.said);

test.each([
  { to: "/shop?a=b#c" },
  { to: "#write" },
  { href: "https://site.test/" },
  { href: "tel:988" },
  { href: "mailto:a@site.test?subject=Soup" },
])("accepts %o as a link", (value) => expect(said(value)).toEqual([]));

test.each([
  [{ to: "https://site.test/" }, "is not a link; begin with '/' for a page of this site, or write the field 'href'"],
  [{ to: "//site.test" }, "'//site.test' is not a link"],
  [{ to: "a b" }, "'a b' is not a link"],
  [{ href: "/shop" }, "'/shop' is not a link; begin with https://, or write 'to' for a page of this site"],
  [{ href: "http://a" }, "'http://a' is not a link"],
  [{ to: "/shop", label: "" }, "'' is not text"],
  [{ href: "https://site" }, "'https://site' names a host that cannot exist; write it as the browser shows it"],
  [{ href: "mailto:a@site" }, "'mailto:a@site' names a host that cannot exist"],
  [{ href: "https://[" }, "'https://[' names a host that cannot exist"],
  [{ to: 5 }, "5 is not a link"],
  [{ to: "/shop", lable: "Go" }, "'lable' is not a field we know; write one of label, to"],
])("rejects %o as a link", (value, message) => expect(said(value)).toEqual([expect.stringContaining(message)]));

test("requires an address for a link", () => {
  expect(said({})).toEqual([expect.stringContaining("nothing is not a link")]);
});
