import { expect, test } from "vitest";
import type { Named } from "../../checks/helpers/named.ts";
import { differencesFrom } from "../../checks/names.ts";

function header(page: string, ...links: readonly (readonly [name: string, to: string])[]): Named[] {
  return links.map(([name, to], element) => ({
    element,
    tag: "a",
    role: "link",
    name,
    label: name,
    href: to.startsWith("#") ? page : to,
    isInside: to.startsWith("#"),
    context: "",
    autocomplete: "",
    landmark: "header",
    isGiven: false,
    holds: 0,
  }));
}

const home = header("/", ["Skip to content", "#content"], ["Kindred Ground", "/"], ["About", "/about"]);

const rules = (page: readonly Named[]) => differencesFrom(home, page).map(({ rule }) => rule);

test("doesn't confuse a skip link with a link to the page itself", () => {
  const about = header("/about", ["Skip to content", "#content"], ["Kindred Ground", "/"], ["About", "/about"]);
  expect(rules(about)).toEqual([]);
});

test("reports a link whose name differs from the home page", () => {
  expect(rules(header("/shop", ["Home", "/"], ["About", "/about"]))).toEqual(["same-link-other-name"]);
});

test("reports links whose order differs from the home page", () => {
  expect(rules(header("/shop", ["About", "/about"], ["Kindred Ground", "/"]))).toEqual(["navigation-in-another-order"]);
});
