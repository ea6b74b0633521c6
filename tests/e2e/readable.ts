import type { Page } from "@playwright/test";
import { attribute, type Element, elementsOf, parse, textOf } from "../../common/html.ts";

interface Readable {
  heading: string | null;
  links: (string | null)[];
  paragraphs: string[];
}

export function readable(page: Page): Promise<Readable> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const paragraphs = all("main :is(p, li, dt, dd, td, h2, h3):not(:has(p, li, h2, h3))");
    return {
      heading: document.querySelector("h1")?.textContent ?? null,
      links: all("main a[href]").map((link) => link.getAttribute("href")),
      paragraphs: paragraphs.map(({ textContent }) => textContent),
    };
  });
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
