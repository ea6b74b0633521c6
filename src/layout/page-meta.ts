import type { MetaDescriptor } from "react-router-dom";
import { type PagePath, pageAt } from "../../data/pages.ts";
import { site } from "../../data/site.ts";

/** What a page says of itself to browsers, search engines and link previews. */
interface PageHead {
  /** Without the site’s name. */
  title: string;
  description: string;
  path: string;
  /** Site path of the preview picture, 1200 x 630. */
  image?: string;
}

/** `<title>`, description, canonical address and preview tags of one page. */
export function headTags({ title, description, path, image = "/social.png" }: PageHead): MetaDescriptor[] {
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
    { property: "og:image", content: site.origin + image },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** A route’s `meta` for a page of data/pages.ts. */
export function pageMeta(path: PagePath): () => MetaDescriptor[] {
  return () => headTags(pageAt(path));
}
