import { actionGuides } from "./components/actions.ts";
import { contentGuides } from "./components/content.ts";
import { feedbackGuides } from "./components/feedback.ts";
import { fieldGuides } from "./components/fields.ts";
import type { ComponentGuide } from "./components/guide.ts";
import { layoutGuides } from "./components/layout.ts";
import { type DesignPart, designParts } from "./pages.ts";

/** Components by the page that shows them. */
export const families = {
  actions: actionGuides,
  fields: fieldGuides,
  feedback: feedbackGuides,
  content: contentGuides,
  layout: layoutGuides,
} as const satisfies Partial<Record<DesignPart, readonly ComponentGuide[]>>;

/** Returns the components of a page, none for other pages. */
export function guidesOn(part: DesignPart): readonly ComponentGuide[] {
  return part in families ? families[part as keyof typeof families] : [];
}

export const componentGuides: readonly ComponentGuide[] = Object.values(families).flat();

const parts = Object.keys(families) as (keyof typeof families)[];

/** Link to each component by its slug. */
export const componentLinks: ReadonlyMap<string, { to: string; name: string }> = new Map(
  parts.flatMap((part) =>
    families[part].map(({ slug, name }) => [slug, { to: `${designParts[part].path}#${slug}`, name }] as const),
  ),
);
