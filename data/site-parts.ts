import { branches } from "./site.ts";

/** A part of the site, which groups entries in the site map and in search results. */
export interface SitePart {
  title: string;
  palette: "night" | "plum" | "fern" | "clay" | "river" | "neutral";
  /** The part's own page, then other paths. Pages below any of them belong to the part. */
  roots: readonly [string, ...string[]];
}

const [academy, school, homestead] = branches;

/** Parts of the site, in the order of the site map. A page belongs to the part with the longest matching root. */
export const siteParts = [
  { title: academy.name, palette: academy.palette, roots: [academy.path] },
  { title: school.name, palette: school.palette, roots: [school.path, "/erin"] },
  { title: homestead.name, palette: homestead.palette, roots: [homestead.path] },
  { title: "Your role", palette: "river", roots: ["/quiz"] },
  { title: "Events", palette: "fern", roots: ["/events"] },
  { title: "Shop", palette: "clay", roots: ["/shop"] },
  { title: "Articles", palette: "plum", roots: ["/articles"] },
  {
    title: "Take part",
    palette: "clay",
    roots: ["/get-involved", "/scholarships", "/donate", "/volunteer"],
  },
  { title: "About us", palette: "neutral", roots: ["/about", "/"] },
] as const satisfies readonly SitePart[];

export type SitePartTitle = (typeof siteParts)[number]["title"];

export function partOf(path: string): SitePartTitle {
  const reach = (root: string) =>
    path === root || path.startsWith(root === "/" ? root : `${root}/`) ? root.length : 0;
  const lengths = siteParts.map(({ roots }) => Math.max(...roots.map(reach)));
  return siteParts[lengths.indexOf(Math.max(...lengths))]?.title ?? "About us";
}
