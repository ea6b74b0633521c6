import type { Excuse } from "@kindred-ground/audit/core/excuses.ts";

export const excuses: readonly Excuse[] = [
  {
    source: "equal-access",
    rule: "combobox_focusable_elements",
    pages: "every page",
    element: "every element",
    reason:
      "The rule requires focus to stay on the combobox while its list is open. WAI-ARIA 1.2 defines keys that move focus from a combobox into its popup. It also lets the combobox reference the active option instead. On this site, focus moves to the list. The list has the name of its field and exposes the active option with aria-activedescendant. Escape and Shift+Tab return focus to the combobox. Tab selects the active option and moves focus to the next control. All lists use this component.",
    link: "https://www.w3.org/TR/wai-aria-1.2/#combobox",
  },
  ...[
    { pages: ["/design/actions"], element: "#menu" },
    { pages: ["/design/content"], element: "#heading" },
  ].map((place) => ({
    ...place,
    source: "wording",
    rule: "heading-says-nothing",
    reason:
      "The rule takes “Heading” and “Menu” for placeholders. These headings name the components of those names, on pages that document components.",
    link: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels" as const,
  })),
];
