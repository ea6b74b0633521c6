import type { Page } from "@playwright/test";
import { attribute, type Element, elementsOf, parse, textOf } from "../../common/html.ts";

interface Readable {
  heading: string | null;
  links: (string | null)[];
  paragraphs: string[];
}

export async function readable(page: Page): Promise<Readable> {
  return {
    heading: await page.locator("h1").first().textContent(),
    links: await page.locator("main a[href]").evaluateAll((all) => all.map((a) => a.getAttribute("href"))),
    paragraphs: await page.locator("main :is(p, li, dt, dd, td, h2, h3):not(:has(p, li, h2, h3))").allTextContents(),
  };
}

const paragraphTags = new Set(["p", "li", "dt", "dd", "td", "h2", "h3"]);
const innerTags = new Set(["p", "li", "h2", "h3"]);

export function readableWithoutScripts(html: string): Readable {
  const page = elementsOf(parse(html, { scriptingEnabled: false }));
  const main = page.find(({ tagName }) => tagName === "main");
  const elements = main ? elementsOf(main) : [];
  const heading = page.find(({ tagName }) => tagName === "h1");
  const isParagraph = (element: Element) =>
    paragraphTags.has(element.tagName) && !elementsOf(element).some(({ tagName }) => innerTags.has(tagName));
  return {
    heading: heading ? textOf(heading) : null,
    links: elements.filter(({ tagName }) => tagName === "a").flatMap((link) => attribute(link, "href") ?? []),
    paragraphs: elements.filter(isParagraph).map(textOf),
  };
}
