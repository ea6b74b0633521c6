import type { Excuse } from "./excuse.ts";

/** What the audit finds and policy lets stand. */
export const excuses: readonly Excuse[] = [
  {
    source: "equal-access",
    rule: "combobox_focusable_elements",
    pages: ["/academy"],
    element: "#waitlist-form-role-list",
    reason:
      "The rule wants the focus to stay on the button while its list is open. Here the list itself has the focus, as a list box of its own may: its name, its options and the one that is chosen are told from there, and Escape and Tab give the focus back. One list stands for all, which are the same component.",
    link: "https://www.w3.org/WAI/ARIA/apg/patterns/listbox/",
  },
];
