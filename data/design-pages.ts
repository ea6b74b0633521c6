import type { PageSummary } from "./every-page.ts";
import { type Trail, trailOver } from "./trails.ts";

/** Pages of the design system except the workbench, keyed by the last segment of their path; "" is the first page. */
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
  actions: {
    path: "/design/actions",
    title: "Actions of the design system",
    description: "Buttons, links, toggle groups and menus: when to use them, their states and what screen readers say.",
  },
  fields: {
    path: "/design/fields",
    title: "Fields of the design system",
    description: "Text fields, lists of choices, checkboxes and radio cards: when to use them, their states and keys.",
  },
  feedback: {
    path: "/design/feedback",
    title: "Feedback of the design system",
    description: "Badges, progress bars and notifications: when to use them, their states and what screen readers say.",
  },
  content: {
    path: "/design/content",
    title: "Text and data of the design system",
    description:
      "Headings, quotations, lists, tables and figures: when to use them, their variants and how they sound.",
  },
  layout: {
    path: "/design/layout",
    title: "Layout of the design system",
    description: "Cards, disclosures, breadcrumbs and the skip link: when to use them, their states and their keys.",
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

/** Breadcrumb trail of the pages below the first one. */
export const designTrail: Trail = [...trailOver(), { label: designParts[""].title, to: designParts[""].path }];

/** Pages for theme maintainers. They are not in the navigation, footer or sitemap. */
export const designPages: readonly PageSummary[] = [...Object.values(designParts), workbenchPage];
