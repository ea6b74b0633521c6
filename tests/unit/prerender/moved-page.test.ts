import { expect, test } from "vitest";
import { movedPage } from "../../../prerender/moved-page.ts";
import { attribute, elementsOf, parse, textOf } from "../../../shared/html.ts";

test("a moved page leads on by itself, by a link, and tells search engines where", () => {
  const elements = elementsOf(parse(movedPage({ title: "A <b> & c", to: "/new#there" })));
  const one = (tag: string, name: string, value: string) =>
    elements.find((each) => each.tagName === tag && attribute(each, name) === value);
  const title = elements.find(({ tagName }) => tagName === "title");
  expect(title && textOf(title)).toBe("A <b> & c");
  expect(one("meta", "http-equiv", "refresh")?.attrs).toContainEqual({ name: "content", value: "0; url=/new#there" });
  expect(one("meta", "name", "robots")?.attrs).toContainEqual({ name: "content", value: "noindex" });
  expect(one("link", "rel", "canonical")?.attrs).toContainEqual({ name: "href", value: "/new#there" });
  expect(one("a", "href", "/new#there")).toBeDefined();
});
