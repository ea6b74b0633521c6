import { actionGuides } from "./components/actions.ts";
import { contentGuides } from "./components/content.ts";
import { feedbackGuides } from "./components/feedback.ts";
import { fieldGuides } from "./components/fields.ts";
import type { ComponentGuide } from "./components/guide.ts";

/** Groups of the overview, in its order. */
export const componentGroups = [
  { id: "actions", title: "Actions and navigation", guides: actionGuides },
  { id: "fields", title: "Form fields", guides: fieldGuides },
  { id: "content", title: "Text and data", guides: contentGuides },
  { id: "feedback", title: "Feedback and details", guides: feedbackGuides },
] as const satisfies readonly { id: string; title: string; guides: readonly ComponentGuide[] }[];

export const componentGuides: readonly ComponentGuide[] = componentGroups.flatMap(({ guides }) => [...guides]);
