import { branches } from "./site.ts";

/** A part of the site as a visitor thinks of it: the site map and what search finds are told by it. */
export interface SitePart {
  title: string;
  /** Color palette of the theme. */
  palette: "night" | "plum" | "fern" | "clay" | "river" | "neutral";
  /** Its own page first, then other paths; what lies below any of them belongs to it, too. */
  roots: readonly [string, ...string[]];
}

const [academy, school, homestead] = branches;

/** In the order of the site map. A page belongs to the part with the longest root above it. */
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
    roots: ["/get-involved", "/scholarships", "/donate", "/volunteer", "/sponsor"],
  },
  { title: "About us", palette: "neutral", roots: ["/about", "/"] },
] as const satisfies readonly SitePart[];

export type SitePartTitle = (typeof siteParts)[number]["title"];

/** The part that the page at `path` belongs to. */
export function partOf(path: string): SitePartTitle {
  const reach = (root: string) =>
    path === root || path.startsWith(root === "/" ? root : `${root}/`) ? root.length : 0;
  const lengths = siteParts.map(({ roots }) => Math.max(...roots.map(reach)));
  return siteParts[lengths.indexOf(Math.max(...lengths))]?.title ?? "About us";
}
