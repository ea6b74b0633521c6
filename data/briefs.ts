import type { Brief } from "./briefs/brief.ts";
import { comeBriefs } from "./briefs/come.ts";
import { giveBriefs } from "./briefs/give.ts";
import { joinBriefs } from "./briefs/join.ts";

/** Every short page that ends in a form made ready for it. */
export const briefs: readonly Brief[] = [...giveBriefs, ...comeBriefs, ...joinBriefs];

/** The brief whose page lies at `pathname`; a trailing slash is ignored. */
export function briefAt(pathname: string): Brief {
  const path = `/${pathname.split("/").filter(Boolean).join("/")}`;
  const brief = briefs.find((entry) => entry.path === path);
  if (!brief) throw new Error(`data/briefs: no entry has the path '${path}'; add one or take the path off the route`);
  return brief;
}
