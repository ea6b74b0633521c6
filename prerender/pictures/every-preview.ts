import { readArticles } from "../../data/articles/read-articles.server.ts";
import { articleLink } from "../../data/articles.ts";
import { authorPath, authors } from "../../data/authors.ts";
import { briefs } from "../../data/briefs.ts";
import { eventHead } from "../../data/event-page.ts";
import { events } from "../../data/events.ts";
import { everyPage, partOf } from "../../data/every-page.ts";
import { pages } from "../../data/pages.ts";
import { previewPicture } from "../../data/preview-picture.ts";
import { products } from "../../data/products.ts";
import { programs } from "../../data/programs.ts";
import { rolePath } from "../../data/quiz/role-pages.ts";
import { roles } from "../../data/quiz/roles.ts";
import { type BranchKey, branches } from "../../data/site.ts";
import type { Kind } from "../../src/drawings/slug/families.ts";
import { eventPalette } from "../../src/events/event-palette.ts";
import { categoryPalette } from "../../src/shop/category-palette.ts";
import { productPath } from "../../src/shop/product-rules.ts";
import type { Palette } from "./inks.ts";
import { pagePreview } from "./page-preview.ts";
import type { Art } from "./preview-art.ts";
import { rolePreview } from "./role-preview.ts";

interface Look {
  palette: Palette;
  art: Art;
}

/** List pages show one more drawing of their collection's kind. */
const lists: Readonly<Record<string, Kind>> = {
  "/shop": "product",
  "/events": "event",
  "/articles": "article",
  "/academy/programs": "program",
  "/collaborations": "partner",
};

/** Maps page paths to palettes and drawings, for pages that have their own. */
function looks(): Map<string, Look> {
  return new Map([
    ...programs.map(({ url, slug }): [string, Look] => [url, { palette: "night", art: { kind: "program", slug } }]),
    // The PASS Hub is a program, but its page is a brief and uses a brief's drawing.
    ...[...pages, ...briefs].flatMap((page): [string, Look][] =>
      "branch" in page && page.branch ? [[page.path, lookOf(page.branch)]] : [],
    ),
    ...Object.entries(lists).map(([path, kind]): [string, Look] => [
      path,
      { palette: "clay", art: { kind, slug: path } },
    ]),
    ...products.map((product): [string, Look] => [
      productPath(product),
      { palette: categoryPalette[product.category], art: { kind: "product", slug: product.slug } },
    ]),
    ...events.map((event): [string, Look] => [
      eventHead(event).path,
      { palette: eventPalette[event.type], art: { kind: "event", slug: event.slug } },
    ]),
    ...readArticles()
      .map(articleLink)
      .map(({ path, palette, slug }): [string, Look] => [path, { palette, art: { kind: "article", slug } }]),
    ...authors.map(({ key, branch }): [string, Look] => [authorPath(key), lookOf(branch)]),
  ]);
}

function lookOf(branch: BranchKey): Look {
  const palette = branches.find(({ key }) => key === branch)?.palette ?? "clay";
  return { palette, art: { branch } };
}

/**
 * Returns the link previews as SVG, keyed by file. Leaves out the home page, which has its own preview, and later list
 * pages, which share their list's. Pages without a branch or collection show the mark.
 */
export function everyPreview(): Map<string, string> {
  const own = looks();
  const pictures = everyPage()
    .filter(({ path }) => path !== "/")
    .map((page): [string, string] => {
      const look = own.get(page.path) ?? { palette: "clay", art: "wheel" };
      return [previewPicture(page.path), pagePreview({ title: page.title, part: partOf(page), ...look })];
    });
  return new Map([
    ...pictures,
    ...roles.map(({ key }): [string, string] => [previewPicture(rolePath(key)), rolePreview(key)]),
  ]);
}
