import type { CriterionOf } from "../criteria.ts";
import { engines, type Reach } from "./reach-entry.ts";

export const robust = {
  "4.1.2": {
    extent: "most",
    looks: [
      {
        failure: "Controls without a name, role or state, and invalid ARIA (F15, F20, F59, F68, F79, F86, F89)",
        by: [...engines, "html-validate"],
      },
      { failure: "Frames of one name", by: ["axe", "alfa"] },
      { failure: "States that never change, or are not exposed", by: ["presses"] },
    ],
    left: "Widgets whose role does not fit their behavior.",
  },
  "4.1.3": {
    extent: "some",
    looks: [{ failure: "Changes of a list that no live region announces (F103)", by: ["presses"] }],
    left: "Other status messages.",
  },
} satisfies Record<CriterionOf<4>, Reach>;
