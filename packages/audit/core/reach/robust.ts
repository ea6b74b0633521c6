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
      { failure: "States that never change, are reversed or not exposed", by: ["presses"] },
    ],
    left: "Widgets whose role does not fit their behavior.",
  },
  "4.1.3": {
    extent: "some",
    looks: [{ failure: "Changes after a press or an input that no live region announces (F103)", by: ["presses"] }],
    left: "Messages that come later, or after a form is sent.",
  },
} satisfies Record<CriterionOf<4>, Reach>;
