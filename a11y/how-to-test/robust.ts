import type { HowToTest } from "@kindred-ground/audit/core/audit.ts";
import type { CriterionOf } from "@kindred-ground/audit/core/criteria.ts";

export const robust = {
  "4.1.2": {
    pages: ["/", "/shop", "/contact", "/quiz"],
    steps: [
      "With a screen reader, use the menu, selects, filters, checkboxes, disclosures, answers, progress and the color mode",
    ],
    expect: "It announces name, role and state, and each change.",
  },
  "4.1.3": {
    pages: ["/contact", "/shop", "/quiz"],
    steps: [
      "With a screen reader, send a form, send one without a network, filter the shop, copy a link and answer a question",
    ],
    expect: "Each message is announced once, without moving the focus.",
  },
} satisfies Record<CriterionOf<4>, HowToTest>;
