import type { MetaDescriptor } from "react-router-dom";
import { type PagePath, pageAt } from "../../data/pages.ts";
import { previewPicture } from "../../data/preview-picture.ts";
import { site } from "../../data/site.ts";

/** What a page says of itself to browsers, search engines and link previews. */
interface PageHead {
  /** Without the site’s name. */
  title: string;
  description: string;
  path: string;
  /** What its picture for link previews shows, where that is not its title. */
  imageAlt?: string;
}

/** The absolute address of a page’s picture. */
export function pictureOf({ path }: Pick<PageHead, "path">): string {
  return site.origin + previewPicture(path);
}

/** `<title>`, description, canonical address and preview tags of one page. */
export function headTags({ title, description, path, imageAlt }: PageHead): MetaDescriptor[] {
  const url = site.origin + path;
  const fullTitle = path === "/" ? `${site.name}: ${site.mission.toLowerCase()}` : `${title} | ${site.name}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:image", content: pictureOf({ path }) },
    { property: "og:image:alt", content: imageAlt ?? fullTitle },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** A route’s `meta` for a page of data/pages.ts. */
export function pageMeta(path: PagePath): () => MetaDescriptor[] {
  return () => headTags(pageAt(path));
}
