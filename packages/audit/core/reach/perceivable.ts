import type { CriterionOf } from "../criteria.ts";
import { engines, type Reach } from "./reach-entry.ts";

export const perceivable = {
  "1.1.1": {
    extent: "some",
    looks: [
      {
        failure: "Pictures, drawings and image buttons without a text alternative (F65)",
        by: [...engines, "html-validate"],
      },
      { failure: "File names and placeholders as text alternatives (F30)", by: ["wording"] },
      { failure: "Pictures that are hidden although they seem to convey something (F38)", by: ["structure"] },
    ],
    left: "Whether a text alternative says what the picture says.",
  },
  "1.2.1": {
    extent: "some",
    looks: [{ failure: "Sound or silent video that may lack a text", by: ["media", "equal-access"] }],
    left: "Whether a text says the same.",
  },
  "1.2.2": {
    extent: "some",
    looks: [{ failure: "Video without a caption track", by: ["media", "axe", "equal-access"] }],
    left: "Whether the captions are complete (F8).",
  },
  "1.2.3": {
    extent: "some",
    looks: [{ failure: "Video without a description track", by: ["media", "equal-access"] }],
    left: "Whether the sound tells what the picture shows.",
  },
  "1.2.4": {
    extent: "none",
    looks: [{ failure: "Any live video", by: ["equal-access"] }],
    left: "Captions of live events.",
  },
  "1.2.5": {
    extent: "some",
    looks: [{ failure: "Video without a description track", by: ["media", "equal-access"] }],
    left: "Whether the description is complete.",
  },
  "1.3.1": {
    extent: "some",
    looks: [
      { failure: "Broken lists, tables, groups and landmarks (F90, F91)", by: [...engines, "html-validate"] },
      { failure: "Headings, lists and tables that exist only by their look (F2, F33, F34, F42)", by: ["structure"] },
      { failure: "Content that assistive technology does not get", by: ["structure"] },
      { failure: "Lists of text without their role", by: ["structure"] },
      { failure: "Groups of fields without a name", by: ["names", "equal-access"] },
    ],
    left: "Relations that only the meaning of the content shows.",
  },
  "1.3.2": {
    extent: "some",
    looks: [
      { failure: "Words spaced by letters (F32)", by: ["structure", "equal-access"] },
      { failure: "Three or more parts that styles put in another order (F1)", by: ["structure"] },
    ],
    left: "Whether the content makes sense in its order in the document.",
  },
  "1.3.3": {
    extent: "some",
    looks: [{ failure: "Instructions by place, shape or size alone (F14)", by: ["wording", "equal-access"] }],
    left: "Signs without words, and sounds.",
  },
  "1.3.4": {
    extent: "most",
    looks: [
      {
        failure: "Content that one orientation hides or turns (F97, F100)",
        by: ["orientation", "axe", "alfa", "equal-access"],
      },
    ],
    left: "Games and drawings that need an orientation.",
  },
  "1.3.5": {
    extent: "most",
    looks: [{ failure: "Missing or invalid autocomplete values (F107)", by: ["names", ...engines, "html-validate"] }],
    left: "Fields whose label does not tell their purpose.",
  },
  "1.4.1": {
    extent: "some",
    looks: [
      { failure: "Links that only color shows (F73)", by: ["axe-measures", "equal-access", "alfa"] },
      { failure: "Instructions by color, and labels that differ only by color (F81)", by: ["wording"] },
    ],
    left: "Charts and states that only color shows.",
  },
  "1.4.2": {
    extent: "most",
    looks: [
      { failure: "Sound that starts automatically (F23, F93)", by: ["media", "axe", "equal-access", "html-validate"] },
    ],
    left: "Sound from other sites.",
  },
  "1.4.3": {
    extent: "most",
    looks: [{ failure: "Low contrast of text (F24, F83)", by: ["axe-measures", "equal-access", "text-background"] }],
    left: "Messages of the browser.",
  },
  "1.4.4": {
    extent: "most",
    looks: [
      { failure: "Zoom that is prevented (F69, F77)", by: [...engines] },
      { failure: "Text that is lost at 200%", by: ["large-text", "alfa"] },
    ],
    left: "Text in canvases.",
  },
  "1.4.5": {
    extent: "some",
    looks: [{ failure: "Pictures whose pixels look like text", by: ["structure"] }],
    left: "Whether the text could be real text.",
  },
  "1.4.10": {
    extent: "most",
    looks: [{ failure: "Two-dimensional scrolling and lost text at 320 px (F102)", by: ["reflow", "equal-access"] }],
    left: "Functions that a narrow window drops.",
  },
  "1.4.11": {
    extent: "some",
    looks: [
      {
        failure: "Low contrast of fields, icons and focus indicators (F78)",
        by: ["text-background", "focus-indicator", "forced-colors", "equal-access"],
      },
    ],
    left: "States and charts that only faint colors show.",
  },
  "1.4.12": {
    extent: "most",
    looks: [{ failure: "Text that is lost under text spacing (F104)", by: ["text-spacing", ...engines] }],
    left: "Content that appears later.",
  },
  "1.4.13": {
    extent: "most",
    looks: [
      {
        failure: "Content on hover or focus that cannot be dismissed, hovered or read (F95)",
        by: ["presses", "equal-access"],
      },
    ],
    left: "Content that appears after more than a second.",
  },
} satisfies Record<CriterionOf<1>, Reach>;
