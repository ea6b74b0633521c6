import { findablePages } from "../../data/every-page.ts";
import { searchPage } from "../../data/pages.ts";
import { branches } from "../../data/site.ts";
import { siteMapWords } from "../../data/site-map.ts";
import { partOf, siteParts } from "../../data/site-parts.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { BranchMap, PartsMap, SiteMapHero } from "../sections/site-map/site-map.tsx";
import type { Route } from "./+types/site-map.ts";

export const meta = pageMeta("/site-map");

/** Runs at build time, so that only this page carries the list of every collection's pages. */
export function loader() {
  const pages = findablePages();
  return {
    parts: siteParts.map(({ title, palette, roots }) => ({
      title,
      palette,
      to: roots[0],
      pages: pages
        .filter(({ path }) => path !== roots[0] && partOf(path) === title)
        .map(({ path, title }) => ({ path, title })),
    })),
  };
}

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  const { parts } = loaderData;
  return (
    <>
      <SiteMapHero words={siteMapWords} search={{ label: searchPage.title, to: searchPage.path }} />
      {parts.slice(0, branches.length).map((part) => (
        <BranchMap key={part.title} {...part} />
      ))}
      <PartsMap parts={parts.slice(branches.length)} />
    </>
  );
}
