import type { Rule } from "./rule.ts";

export const focusMoveRules = {
  "focus-lost": {
    criteria: ["2.4.3"],
    conformance: "A",
    certainty: "fails",
    help: "Take the focus to where the visitor goes on: the new heading, the message, the button that was pressed.",
  },
  "focus-not-in-content": {
    criteria: ["2.4.3"],
    conformance: "A",
    certainty: "fails",
    help: "Take the focus to the heading of the new page or step.",
  },
  "title-lost": {
    criteria: ["2.4.2"],
    conformance: "A",
    certainty: "fails",
    help: "Set the title of the document on every change of page or step, before the focus moves.",
  },
  "change-not-announced": {
    criteria: ["4.1.3"],
    conformance: "AA",
    certainty: "fails",
    help: "Put what has changed into a live region that stands in the page before.",
  },
  "focus-not-given-back": {
    criteria: ["2.4.3"],
    conformance: "A",
    certainty: "fails",
    help: "Give the focus back to the button that opened it.",
  },
  "input-changes-context": {
    criteria: ["3.2.2"],
    conformance: "A",
    certainty: "fails",
    help: "Wait for a button, or say before the field what choosing does.",
  },
} as const satisfies Record<string, Rule>;

export type FocusMoveRule = keyof typeof focusMoveRules;
