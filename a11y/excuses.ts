import type { Excuse } from "./excuse.ts";

/** What the audit finds and policy lets stand. */
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
  {
    source: "equal-access",
    rule: "aria_hidden_nontabbable",
    pages: ["/search"],
    element: "every element",
    reason:
      "The rule reads attributes alone. While search lies over the page as a modal dialog, what is behind it is hidden from assistive technology, as its pattern asks, and Tab goes round in the dialog: the keyboard check walks it there and back, and comes to nothing behind.",
    link: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  },
];
