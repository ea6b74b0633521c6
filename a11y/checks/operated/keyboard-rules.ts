import type { Rule } from "./rule.ts";

export const keyboardRules = {
  "keyboard-trap": {
    criteria: ["2.1.2"],
    conformance: "A",
    certainty: "fails",
    help: "Let Tab, Shift and Tab, or Escape lead on from here.",
  },
  "not-reached": {
    criteria: ["2.1.1"],
    conformance: "A",
    certainty: "fails",
    help: "Make it a link or a button, without a negative tabindex.",
  },
  "may-not-be-reached": {
    criteria: ["2.1.1"],
    conformance: "A",
    certainty: "needs review",
    help: "If it does something when it is pressed, make it a button; else leave the pointer as it is.",
  },
  "order-differs-backwards": {
    criteria: ["2.4.3"],
    conformance: "A",
    certainty: "fails",
    help: "Let no script move the focus as it passes.",
  },
  "order-of-document": {
    criteria: ["2.4.3"],
    conformance: "A",
    certainty: "fails",
    help: "Leave out positive tabindex; put elements into the document in the order in which they are read.",
  },
  "order-of-sight": {
    criteria: ["2.4.3"],
    conformance: "A",
    certainty: "needs review",
    help: "See whether what is drawn above is also read before.",
  },
  "focus-on-hidden": {
    criteria: ["2.4.3", "2.4.7"],
    conformance: "A",
    certainty: "fails",
    help: "Take what is hidden out of the order with `hidden`, `inert` or `visibility: hidden`.",
  },
  "focus-hidden-by-content": {
    criteria: ["2.4.11"],
    conformance: "AA",
    certainty: "fails",
    help: "Scroll what has the focus out from below, with scroll-padding, or move away what covers it.",
  },
  "focus-partly-hidden": {
    criteria: ["2.4.12"],
    conformance: "AAA",
    certainty: "fails",
    help: "Leave more room with scroll-padding, so that no part of it is covered.",
  },
  "skip-link": {
    criteria: ["2.4.1"],
    conformance: "A",
    certainty: "fails",
    help: "Let the first stop be a link to the main content that takes the focus there.",
  },
  "focus-changes-context": {
    criteria: ["3.2.1"],
    conformance: "A",
    certainty: "fails",
    help: "Wait until it is pressed.",
  },
} as const satisfies Record<string, Rule>;
