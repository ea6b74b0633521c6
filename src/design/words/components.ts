import { type DesignPart, designParts } from "../../../data/design-pages.ts";
import { actionGuides } from "./guides/actions.ts";
import { contentGuides } from "./guides/content.ts";
import { feedbackGuides } from "./guides/feedback.ts";
import { fieldGuides } from "./guides/fields.ts";
import type { ComponentGuide } from "./guides/guide.ts";
import { layoutGuides } from "./guides/layout.ts";

/** Components by the page that shows them. */
export const families = {
  actions: actionGuides,
  fields: fieldGuides,
  feedback: feedbackGuides,
  content: contentGuides,
  layout: layoutGuides,
} as const satisfies Partial<Record<DesignPart, readonly ComponentGuide[]>>;

/** Returns the components that a page shows, or an empty list if it shows none. */
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
