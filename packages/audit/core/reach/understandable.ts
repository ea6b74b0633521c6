import type { CriterionOf } from "../criteria.ts";
import { engines, type Reach } from "./reach-entry.ts";

export const understandable = {
  "3.1.1": {
    extent: "most",
    looks: [{ failure: "A missing, invalid or wrong language", by: ["language", ...engines] }],
    left: "Pages with little text.",
  },
  "3.1.2": {
    extent: "some",
    looks: [{ failure: "Invalid and wrong languages of parts", by: ["language", ...engines] }],
    left: "Single words and short phrases of another language.",
  },
  "3.2.1": {
    extent: "most",
    looks: [{ failure: "Focus that changes the context (F52, F55)", by: ["keyboard", "presses", "equal-access"] }],
    left: "Changes after a delay.",
  },
  "3.2.2": {
    extent: "most",
    looks: [
      { failure: "Input that changes the context (F36, F37, F76)", by: ["presses", "equal-access", "html-validate"] },
    ],
    left: "Whether a warning is clear.",
  },
  "3.2.3": {
    extent: "some",
    looks: [{ failure: "Links in another order than on the home page (F66)", by: ["names"] }],
    left: "Order of other repeated parts.",
  },
  "3.2.4": {
    extent: "some",
    looks: [{ failure: "Links with another name than on the home page (F31)", by: ["names"] }],
    left: "Icons, and buttons of one function.",
  },
  "3.2.6": {
    extent: "some",
    looks: [{ failure: "Help in another order than on the home page", by: ["names"] }],
    left: "Help that is no link.",
  },
  "3.3.1": {
    extent: "some",
    looks: [{ failure: "Errors that name no field, or that fields do not expose", by: ["wording", "equal-access"] }],
    left: "Messages after a form is sent, which the audit does on no other site.",
  },
  "3.3.2": {
    extent: "some",
    looks: [{ failure: "Fields without a visible label (F82)", by: ["equal-access", "axe"] }],
    left: "Formats and required fields.",
  },
  "3.3.3": {
    extent: "none",
    looks: [],
    left: "Suggestions for corrections.",
  },
  "3.3.4": {
    extent: "none",
    looks: [],
    left: "A way to check and undo.",
  },
  "3.3.7": {
    extent: "none",
    looks: [],
    left: "Data that visitors enter twice.",
  },
  "3.3.8": {
    extent: "none",
    looks: [],
    left: "Puzzles and passwords (F109).",
  },
} satisfies Record<CriterionOf<3>, Reach>;
