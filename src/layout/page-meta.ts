import type { MetaDescriptor } from "react-router-dom";
import { type PagePath, pageAt } from "../../data/pages.ts";
import { previewPicture, previewSize } from "../../data/preview-picture.ts";
import { site } from "../../data/site.ts";

export interface PageHead {
  /** Title without the site's name. */
  title: string;
  description: string;
  path: string;
  /** Alternative text of the preview image, if it shows something other than the title. */
  imageAlt?: string;
}

export function pictureOf({ path }: Pick<PageHead, "path">): string {
  return site.origin + previewPicture(path);
}

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
    { property: "og:image:width", content: String(previewSize.width) },
    { property: "og:image:height", content: String(previewSize.height) },
    { property: "og:image:alt", content: imageAlt ?? fullTitle },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export function pageMeta(path: PagePath): () => MetaDescriptor[] {
  return () => headTags(pageAt(path));
}

/** Returns the head of a page that search engines exclude. */
export function unlistedHead(page: PageHead): MetaDescriptor[] {
  return [...headTags(page), { name: "robots", content: "noindex" }];
}
