import { attribute, type Document, elementsOf, textOf } from "../markup/html.ts";
import { withoutTrailingSlashes } from "../policy/page-path.ts";
import { structuredDataProblems } from "./structured-data/structured-data-problems.ts";

/** Targets on a page that its scripts draw; tests/e2e/quiz.spec.ts walks the steps of the quiz. */
const drawnByScripts = /^\/quiz#(q\d+|email|results)$/;

/**
 * What a visitor or a search engine would miss in the finished pages: a title, a description, the place a link leads
 * to. A line each, with the page and the fix. `pages` holds the page of each path; `hasFile` tells whether the site has
 * some other file at a path.
 */
export function pageProblems(pages: ReadonlyMap<string, Document>, hasFile: (path: string) => boolean): string[] {
  const targets = new Map([...pages].map(([path, page]) => [path, new Set(values(page, "id"))]));
  return [...pages].flatMap(([path, page]) => [
    ...[...headProblems(page), ...structuredDataProblems(page)].map((problem) => `${path} ${problem}`),
    ...[...new Set(values(page, "href", "a"))]
      .filter((href) => isDead(href, path))
      .map((href) => `${path} links to '${href}', which is not there; correct the link in data/, or add its target`),
  ]);

  function isDead(href: string, from: string): boolean {
    const link = onThisSite(href, from);
    if (!link) return false;
    const ids = targets.get(link.path);
    if (!ids) return !hasFile(link.path);
    return link.target !== "" && !ids.has(link.target) && !drawnByScripts.test(`${link.path}#${link.target}`);
  }
}

function headProblems(page: Document): string[] {
  const elements = elementsOf(page);
  const title = elements.find(({ tagName }) => tagName === "title");
  const meta = (wanted: string) => elements.find((element) => attribute(element, "name") === wanted);
  const content = (name: string) => (attribute(meta(name) ?? { attrs: [] }, "content") ?? "").trim();
  const found = [];
  if (!title || textOf(title).trim() === "") {
    found.push("has no title; let its route export a 'meta' made by headTags of src/layout/page-meta.ts");
  }
  // Search engines are told to pass over the page that stands for missing ones.
  if (content("robots") !== "noindex" && content("description") === "") {
    found.push("has no description; give its entry in data/ one");
  }
  return found;
}

/** Path and target of a link as its page resolves it; undefined where it leads away from the site. */
function onThisSite(href: string, from: string) {
  const site = "https://this.site";
  const url = URL.canParse(href, site + from) ? new URL(href, site + from) : undefined;
  if (!url) return { path: href, target: "" };
  if (url.origin !== site) return undefined;
  return { path: withoutTrailingSlashes(url.pathname), target: url.hash.slice(1) };
}

/** The values of an attribute all over a page, on elements of one name or of any. */
function values(page: Document, name: string, tagName?: string): string[] {
  return elementsOf(page)
    .filter((element) => tagName === undefined || element.tagName === tagName)
    .flatMap((element) => attribute(element, name) ?? []);
}
