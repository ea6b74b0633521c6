import { attribute, type Document, type Element, elementsOf, textOf } from "../common/html.ts";
import { withoutTrailingSlashes } from "../common/site-paths.ts";
import { labels } from "../data/labels.ts";
import { notOpenYetPage } from "../data/pages.ts";
import { icons } from "../src/drawings/icons.ts";
import { structuredDataProblems } from "./structured-data-problems.ts";

/** Targets that scripts render. tests/e2e/quiz.spec.ts covers the steps of the quiz. */
const drawnByScripts = /^\/quiz#(q\d+|email|results)$/;

/** A page's own problems, plus the data that the link check across all pages needs. */
export interface PageLinks {
  problems: string[];
  targets: ReadonlySet<string>;
  hrefs: ReadonlySet<string>;
  /** Addresses of `<img>` elements. */
  pictures: ReadonlySet<string>;
}

export function readLinks(page: Document): PageLinks {
  return {
    problems: [...headProblems(page), ...structuredDataProblems(page), ...linkProblems(page)],
    targets: new Set(values(page, "id")),
    hrefs: new Set(values(page, "href", "a")),
    pictures: new Set(values(page, "src", "img")),
  };
}

/**
 * Returns one line per problem in the finished pages, with the page and the fix: each page's own problems, missing
 * pictures and dead links. `pages` is keyed by path. `hasFile` returns true if the site has another file at a path.
 */
export function pageProblems(pages: ReadonlyMap<string, PageLinks>, hasFile: (path: string) => boolean): string[] {
  return [...pages].flatMap(([path, { problems, hrefs, pictures }]) => [
    ...problems.map((problem) => `${path} ${problem}`),
    ...[...hrefs]
      .filter((href) => isDead(href, path))
      .map(
        (href) =>
          `${path} links to '${href}', which does not exist; correct the link in data/, or in the code that builds it`,
      ),
    ...[...pictures]
      .filter((src) => src.startsWith("/") && !hasFile(src))
      .map(
        (src) => `${path} shows '${src}', which does not exist; add it as data/photos${src}, or correct it in data/`,
      ),
  ]);

  function isDead(href: string, from: string): boolean {
    const link = onThisSite(href, from);
    if (!link) return false;
    const page = pages.get(link.path);
    if (!page) return !hasFile(link.path);
    return link.target !== "" && !page.targets.has(link.target) && !drawnByScripts.test(`${link.path}#${link.target}`);
  }
}

/** Returns a line for each old address whose new address names a section that does not exist. */
export function movedLinkProblems(
  moved: Readonly<Record<string, string>>,
  pages: ReadonlyMap<string, PageLinks>,
): string[] {
  return Object.entries(moved).flatMap(([from, to]) => {
    const link = onThisSite(to, from);
    const isDead = link && link.target !== "" && !pages.get(link.path)?.targets.has(link.target);
    return isDead ? [`data/moved.ts: '${from}' leads to '${to}', whose section does not exist`] : [];
  });
}

function headProblems(page: Document): string[] {
  const elements = elementsOf(page);
  const title = elements.find(({ tagName }) => tagName === "title");
  const meta = (wanted: string) => elements.find((element) => attribute(element, "name") === wanted);
  const content = (name: string) => (attribute(meta(name) ?? { attrs: [] }, "content") ?? "").trim();
  const found = [];
  if (!title || textOf(title).trim() === "") {
    found.push("has no title; export 'meta' from its route with headTags of src/layout/page-meta.ts");
  }
  // Pages with noindex, such as the not-found page, need no description.
  if (content("robots") !== "noindex" && content("description") === "") {
    found.push("has no description; add one to its entry in data/");
  }
  return found;
}

/**
 * Reports links to /not-open-yet, which only old links may use. Also reports links that look as if they led to another
 * site, but lead to this one.
 */
function linkProblems(page: Document): string[] {
  return elementsOf(page).flatMap((element) => {
    const href = attribute(element, "href");
    if (element.tagName !== "a" || href === undefined) return [];
    const link = onThisSite(href, "/");
    if (!link) return [];
    if (link.path === notOpenYetPage.path)
      return [`links to '${href}'; lead to a page of this site with 'linkOutside' of data/link.ts`];
    return leaves(element) ? [`shows the arrow of other sites on the link to '${href}'; use a link of this site`] : [];
  });
}

function leaves(link: Element): boolean {
  const hasArrow = elementsOf(link).some((part) => attribute(part, "d") === icons["arrow-up-right"]);
  return hasArrow || attribute(link, "target") === "_blank" || textOf(link).includes(labels.newTab);
}

/** Resolves a link against its page. Returns undefined for a link to another site. */
function onThisSite(href: string, from: string) {
  const site = "https://this.site";
  const url = URL.canParse(href, site + from) ? new URL(href, site + from) : undefined;
  if (!url) return { path: href, target: "" };
  if (url.origin !== site) return undefined;
  return { path: withoutTrailingSlashes(url.pathname), target: url.hash.slice(1) };
}

function values(page: Document, name: string, tagName?: string): string[] {
  return elementsOf(page)
    .filter((element) => tagName === undefined || element.tagName === tagName)
    .flatMap((element) => attribute(element, name) ?? []);
}
