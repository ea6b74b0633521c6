import type { PageSummary } from "../every-page.ts";
import { type Trail, trailOver } from "../trails.ts";
import { recipeFamilies } from "./recipe-families.ts";

/** Top pages of the design system, keyed by the last segment of their path; "" is the first page. */
export const designParts = {
  "": {
    path: "/design",
    title: "Design system",
    description: "The type, space, shape and motion of this site as tokens, drawn from the files that designers edit.",
  },
  colors: {
    path: "/design/colors",
    title: "Colors of the design system",
    description: "Every ramp and every color by purpose, in light, in dark and for visitors who ask for more contrast.",
  },
  contrast: {
    path: "/design/contrast",
    title: "Contrast of the design system",
    description:
      "Every pair of colors that people need to tell apart, with its contrast ratio in each of the four modes.",
  },
} as const satisfies Record<string, PageSummary>;

export type DesignPart = keyof typeof designParts;

export const workbenchPage = {
  path: "/design/workbench",
  title: "Workbench of the design system",
  description: "Change a token, see it right away on any page and in every mode, and download the change as a file.",
} as const satisfies PageSummary;

/** Breadcrumb trail for the pages below the first one. */
export const designTrail: Trail = [...trailOver(), { label: designParts[""].title, to: designParts[""].path }];

export function recipesPath(slug: string): string {
  return `/design/recipes/${slug}`;
}

/** Pages for theme maintainers. They are not in the navigation, footer or sitemap. */
export const designPages: readonly PageSummary[] = [
  ...Object.values(designParts),
  ...recipeFamilies.map(({ slug, title, description }) => ({ path: recipesPath(slug), title, description })),
  workbenchPage,
];
