import type { Found } from "../audit.ts";

/** A question that an engine cannot decide and asks on every page, with the check that answers it. */
export interface Question {
  rules: readonly string[];
  /** Name of the check that decides it, or its criterion in the checklist for manual checks. */
  answeredBy: string;
  because: string;
}

export const questionsOfAxe: readonly Question[] = [
  {
    rules: ["color-contrast", "color-contrast-enhanced"],
    answeredBy: "text-ground",
    because: "axe asks wherever something else lies behind a text; text-ground reads the pixels there.",
  },
  {
    rules: ["hidden-content"],
    answeredBy: "the states",
    because: "axe asks of all that is hidden; each state shows what another one hides.",
  },
];

export const questionsOfEqualAccess: readonly Question[] = [
  {
    rules: ["style_highcontrast_visible"],
    answeredBy: "forced-colors",
    because: "It asks of every page with styles; forced-colors compares pictures.",
  },
  {
    rules: ["style_viewport_resizable"],
    answeredBy: "large-text",
    because: "It asks wherever a style uses the size of the window; large-text doubles the text and measures.",
  },
  {
    rules: ["element_tabbable_visible", "element_tabbable_unobscured", "style_focus_visible"],
    answeredBy: "keyboard",
    because:
      "It asks of what is hidden until it has the focus, and of every style of it; keyboard goes there and looks.",
  },
  {
    rules: ["aria_keyboard_handler_exists"],
    answeredBy: "keyboard",
    because: "It asks of every control with a role of its own; keyboard goes to each, there and back.",
  },
  {
    rules: ["input_label_visible"],
    answeredBy: "axe",
    because: "It sees the labels of inputs and buttons only, and asks of every other field; axe’s label sees them all.",
  },
  {
    rules: ["text_block_heading"],
    answeredBy: "axe",
    because:
      "It asks of every short text in large or bold type, prices and numbers too; axe’s p-as-heading compares it to what follows.",
  },
  {
    rules: ["blockquote_cite_exists"],
    answeredBy: "1.3.1 by hand",
    because: "It asks of every quote; the attribute that it misses is shown to nobody, and who is quoted stands below.",
  },
  {
    rules: ["input_checkboxes_grouped"],
    answeredBy: "1.3.1 by hand",
    because: "It asks of every box that stands alone, such as one for consent, where a form has a group of boxes too.",
  },
  {
    rules: ["style_color_misuse"],
    answeredBy: "1.4.1 by hand",
    because: "It asks of every page that has colors.",
  },
  {
    rules: ["text_sensory_misuse"],
    answeredBy: "1.3.3 by hand",
    because: "It asks of every text with a word such as ‘left’ or ‘small’, whether it tells anybody what to do or not.",
  },
];

/** Drops uncertain results that another check answers. Certain results of the same rules stay. */
export function withoutQuestions(found: readonly Found[], questions: readonly Question[]): Found[] {
  const answered = new Set(questions.flatMap(({ rules }) => rules));
  return found.filter(({ rule, certainty }) => certainty === "fails" || !answered.has(rule));
}
