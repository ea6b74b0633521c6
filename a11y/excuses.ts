import type { Excuse } from "./excuse.ts";

export const excuses: readonly Excuse[] = [
  {
    source: "equal-access",
    rule: "combobox_focusable_elements",
    pages: "every page",
    element: "every element",
    reason:
      "The rule wants the focus to stay on the combobox while its list is open. WAI-ARIA 1.2 asks for keys that move the focus from a combobox into its popup, and lets the combobox name the active option instead. Here the focus moves: the list has the name of its field and tells the active option by aria-activedescendant, Escape and Shift with Tab give the focus back, and Tab chooses and goes on. All lists are this one component.",
    link: "https://www.w3.org/TR/wai-aria-1.2/#combobox",
  },
];
