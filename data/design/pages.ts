import type { PageSummary } from "../every-page.ts";
import { type Trail, trailOver } from "../trails.ts";
import { componentGuides } from "./components.ts";

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
  components: {
    path: "/design/components",
    title: "Components of the design system",
    description: "Every component of the design system with a sample: actions, form fields, content and feedback.",
  },
  patterns: {
    path: "/design/patterns",
    title: "Patterns and content style",
    description: "Forms, errors, empty lists, waiting, and pages without a connection. Also how we write.",
  },
} as const satisfies Record<string, PageSummary>;

export type DesignPart = keyof typeof designParts;

export const workbenchPage = {
  path: "/design/workbench",
  title: "Workbench of the design system",
  description: "Change a token, see it right away on any page and in every mode, and download the change as a file.",
} as const satisfies PageSummary;

/** Breadcrumb trails for the pages below the first one, and for a component. */
export const designTrail: Trail = [...trailOver(), { label: designParts[""].title, to: designParts[""].path }];
export const componentTrail: Trail = [...designTrail, { label: "Components", to: designParts.components.path }];

export function componentPath(slug: string): string {
  return `${designParts.components.path}/${slug}`;
}

/** Pages for theme maintainers. They are not in the navigation, footer or sitemap. */
export const designPages: readonly PageSummary[] = [
  ...Object.values(designParts),
  ...componentGuides.map(({ slug, name, description }) => ({
    path: componentPath(slug),
    title: `${name}: component`,
    description,
  })),
  workbenchPage,
];
