import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { attribute, elementsOf, parse, remove, serialize } from "../../common/html.ts";
import { expect, test } from "./site-test.ts";

/** Pages that together contain every recipe, table, form, list and drawing of the site. */
const paths = [
  "/",
  "/academy",
  "/contact",
  "/events",
  "/homestead",
  "/quiz",
  "/quiz/roles/weaver",
  "/scholarships",
  "/shop/liberation-starter-pack",
  "/terms",
];

const looks = [
  { colorScheme: "light", width: 390 },
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 390 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 1280, media: "print" },
  { colorScheme: "dark", width: 390, contrast: "more" },
] as const;

/**
 * Returns the HTML of a built page without scripts and preloads, which would change the comparison. Also removes the
 * styles for pages without scripts, which the first script disables.
 */
function still(folder: string, path: string): string {
  const page = parse(readFileSync(`build/${folder}${path}/index.html`, "utf8"));
  for (const element of elementsOf(page)) {
    if (["script", "template"].includes(element.tagName)) remove(element);
    if (attribute(element, "rel") === "modulepreload") remove(element);
    if (element.tagName === "style" && attribute(element, "media") === "all") remove(element);
  }
  return serialize(page);
}

/**
 * Resolves to all properties that the page's rules set under any condition, except custom ones. Shorthands count as
 * their longhands.
 */
function propertiesSet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const setIn = (rule: CSSRule): string[] => [
      ...(rule instanceof CSSStyleRule ? rule.style : []),
      ...("cssRules" in rule ? [...(rule as CSSGroupingRule).cssRules].flatMap(setIn) : []),
    ];
    const names = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(setIn));
    return [...new Set(names)].filter((name) => !name.startsWith("--")).sort();
  });
}

/**
 * Resolves to a hash (FNV-1a) of these computed styles for each element and pseudo-element, in a fixed order. The
 * styles themselves would take megabytes.
 */
function computedStyles(page: Page, properties: readonly string[]): Promise<{ element: string; style: number }[]> {
  return page.evaluate((properties) => {
    const hashOf = (text: string) => {
      let hash = 0x811c9dc5;
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return hash;
    };
    return [document.documentElement, document.body, ...document.body.querySelectorAll("*")].flatMap((element, index) =>
      ["", "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part !== "" && style.content === "none") return [];
        const values = properties.map((name) => style.getPropertyValue(name));
        return [{ element: `${index} ${element.localName}${part}`, style: hashOf(values.join("|")) }];
      }),
    );
  }, properties);
}

// The test blocks requests for fonts, and the browser logs each as an error.
test.use({ tolerated: [/net::ERR_FAILED/] });

for (const path of paths) {
  test(`every element of ${path} keeps its rendered styles`, async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.route("**/rendered", (route) =>
      route.fulfill({ contentType: "text/html", body: still("rendered", path) }),
    );
    await page.route("**/finished", (route) =>
      route.fulfill({ contentType: "text/html", body: still("client", path) }),
    );
    // Properties that neither version sets are equal in both.
    const set = new Set<string>();
    for (const version of ["rendered", "finished"]) {
      await page.goto(`/${version}`);
      for (const name of await propertiesSet(page)) set.add(name);
    }
    const properties = [...set];
    expect(properties.length).toBeGreaterThan(50);
    const stylesOf = async (version: "rendered" | "finished") => {
      await page.goto(`/${version}`);
      const styles: { element: string; style: number }[][] = [];
      for (const { width, ...media } of looks) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ media: null, contrast: null, ...media });
        styles.push(await computedStyles(page, properties));
      }
      return styles;
    };
    const [allRendered, allFinished] = [await stylesOf("rendered"), await stylesOf("finished")];
    for (const [index, look] of looks.entries()) {
      const [rendered = [], finished = []] = [allRendered[index], allFinished[index]];
      expect(rendered.length).toBeGreaterThan(100);
      expect(new Set(rendered.map(({ style }) => style)).size).toBeGreaterThan(50);
      const differing = rendered.filter(({ style }, at) => style !== finished[at]?.style).map(({ element }) => element);
      expect(differing, JSON.stringify(look)).toEqual([]);
      expect(finished).toHaveLength(rendered.length);
    }
  });
}
