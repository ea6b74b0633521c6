import type { Found } from "../core/audit.ts";
import type { CheckName } from "../core/check-names.ts";
import type { CriterionToMeet } from "../core/criteria.ts";

/** A question that an engine cannot decide and asks on every page, with the check that answers it. */
interface Question {
  rules: readonly string[];
  /** Name of the check that decides the question, `the states`, or the criterion whose manual check decides it. */
  answeredBy: CheckName | "the states" | `${CriterionToMeet} by hand`;
  because: string;
}

export const questionsOfAxe: readonly Question[] = [
  {
    rules: ["color-contrast", "color-contrast-enhanced"],
    answeredBy: "text-background",
    because: "axe requests a review if other content is behind text. text-background measures the pixels there.",
  },
  {
    rules: ["hidden-content"],
    answeredBy: "the states",
    because: "axe requests a review of all hidden content. The states show the content that other states hide.",
  },
];

/** Rules of Alfa that ask about every target, or that another check decides better. The audit does not run them. */
export const questionsOfAlfa: readonly Question[] = [
  {
    rules: ["sia-r65"],
    answeredBy: "focus-indicator",
    because:
      "The rule asks whether a focus indicator is visible. focus-indicator compares pictures with and without focus.",
  },
  {
    rules: [
      "sia-r22",
      "sia-r23",
      "sia-r24",
      "sia-r25",
      "sia-r26",
      "sia-r27",
      "sia-r29",
      "sia-r30",
      "sia-r31",
      "sia-r32",
      "sia-r33",
      "sia-r35",
      "sia-r37",
      "sia-r38",
      "sia-r48",
      "sia-r49",
      "sia-r50",
    ],
    answeredBy: "media",
    because:
      "The rules ask what a sound or video contains and where its text is. media asks for each medium once, and measures whether it plays.",
  },
  {
    rules: ["sia-r39"],
    answeredBy: "wording",
    because: "The rule asks about alternatives that are file names. wording reports them.",
  },
  {
    rules: ["sia-r55", "sia-r15", "sia-r41", "sia-r81"],
    answeredBy: "names",
    because: "The rules ask whether links or frames of one name lead to the same. names compares what they lead to.",
  },
  {
    rules: ["sia-r66", "sia-r69"],
    answeredBy: "text-background",
    because: "The rules ask for the colors behind text on pictures and gradients. text-background measures all text.",
  },
  {
    rules: ["sia-r71", "sia-r72", "sia-r73", "sia-r74", "sia-r75", "sia-r80", "sia-r85"],
    answeredBy: "text-spacing",
    because: "The rules ask for the typography of level AAA. text-spacing tests that visitors can set their own.",
  },
  {
    rules: ["sia-r53", "sia-r57", "sia-r59", "sia-r61"],
    answeredBy: "axe",
    because: "The rules are best practices for headings and landmarks, which axe has, too.",
  },
  {
    rules: ["sia-r87"],
    answeredBy: "keyboard",
    because: "The rule asks where the first link leads. keyboard presses it.",
  },
];

export const questionsOfEqualAccess: readonly Question[] = [
  {
    rules: ["style_highcontrast_visible"],
    answeredBy: "forced-colors",
    because: "The rule requests a review of every page with styles. forced-colors compares screenshots.",
  },
  {
    rules: ["style_viewport_resizable"],
    answeredBy: "large-text",
    because:
      "The rule requests a review if a style uses the window size. large-text doubles the text size and measures.",
  },
  {
    rules: ["element_tabbable_visible", "element_tabbable_unobscured", "style_focus_visible"],
    answeredBy: "keyboard",
    because:
      "The rule requests a review of elements that appear on focus, and of every focus style. keyboard moves focus to each element and checks it.",
  },
  {
    rules: ["aria_keyboard_handler_exists"],
    answeredBy: "keyboard",
    because:
      "The rule requests a review of every control with an explicit role. keyboard reaches each control in both directions.",
  },
  {
    rules: ["input_label_visible"],
    answeredBy: "axe",
    because:
      "The rule detects only the labels of inputs and buttons, and requests a review of other fields. The label rule of axe covers all fields.",
  },
  {
    rules: ["text_block_heading"],
    answeredBy: "axe",
    because:
      "The rule requests a review of every short text in large or bold type, including prices and numbers. The p-as-heading rule of axe compares it with the following text.",
  },
  {
    rules: ["blockquote_cite_exists"],
    answeredBy: "1.3.1 by hand",
    because:
      "The rule requests a review of every quote without a cite attribute. Browsers do not show that attribute, and each quote names its source below.",
  },
  {
    rules: ["input_checkboxes_grouped"],
    answeredBy: "1.3.1 by hand",
    because:
      "The rule requests a review of every single checkbox, such as one for consent, if the form also has a checkbox group.",
  },
  {
    rules: ["heading_markup_misuse"],
    answeredBy: "1.3.1 by hand",
    because: "The rule requests a review of every heading of more than twenty words, such as a question.",
  },
  {
    rules: ["text_quoted_correctly"],
    answeredBy: "1.3.1 by hand",
    because: "The rule requests a review of every text in quotation marks, such as a name or a value.",
  },
  {
    rules: ["frame_src_valid"],
    answeredBy: "axe",
    because:
      "The rule requests a review of every frame whose address does not end in .html. axe throws if a frame is from another site, and every page of this site has its own scan.",
  },
  {
    rules: ["style_color_misuse"],
    answeredBy: "1.4.1 by hand",
    because: "The rule requests a review of every page that has colors.",
  },
  {
    rules: ["text_sensory_misuse"],
    answeredBy: "1.3.3 by hand",
    because:
      "The rule requests a review of every text with a word such as “left” or “small”, even if it is not an instruction.",
  },
];

/** Drops uncertain results that another check answers. Certain results of the same rules stay. */
export function withoutQuestions(found: readonly Found[], questions: readonly Question[]): Found[] {
  const answered = new Set(questions.flatMap(({ rules }) => rules));
  return found.filter(({ rule, certainty }) => certainty === "fails" || !answered.has(rule));
}
