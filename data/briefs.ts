import type { Brief } from "./briefs/brief.ts";
import { comeBriefs } from "./briefs/come.ts";
import { giveBriefs } from "./briefs/give.ts";
import { joinBriefs } from "./briefs/join.ts";

export const briefs: readonly Brief[] = [...giveBriefs, ...comeBriefs, ...joinBriefs];

/** Returns the brief at `pathname`, ignoring a trailing slash. Throws if there is none. */
export function briefAt(pathname: string): Brief {
  const path = `/${pathname.split("/").filter(Boolean).join("/")}`;
  const brief = briefs.find((entry) => entry.path === path);
  if (!brief) throw new Error(`data/briefs: no entry has the path '${path}'; add one or take the path off the route`);
  return brief;
}
