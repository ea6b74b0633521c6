import type { CriterionOf } from "../criteria.ts";
import { engines, type Reach } from "./reach-entry.ts";

export const operable = {
  "2.1.1": {
    extent: "most",
    looks: [
      { failure: "Controls that Tab does not reach (F54, F55, F59)", by: ["keyboard", ...engines] },
      { failure: "Elements and content that react to the mouse alone (F54)", by: ["presses"] },
    ],
    left: "Gestures and shortcuts of a widget.",
  },
  "2.1.2": {
    extent: "most",
    looks: [{ failure: "Keyboard traps (F10)", by: ["keyboard", "equal-access"] }],
    left: "Traps in embedded content.",
  },
  "2.1.4": {
    extent: "most",
    looks: [{ failure: "Shortcuts of one character (F99)", by: ["shortcuts"] }],
    left: "Whether a visitor can turn a shortcut off.",
  },
  "2.2.1": {
    extent: "some",
    looks: [
      {
        failure: "Refreshes, and content that goes within twenty minutes (F40, F41, F58)",
        by: ["time-limits", ...engines, "html-validate"],
      },
      { failure: "Forms that are emptied or turned off within twenty minutes", by: ["time-limits"] },
    ],
    left: "Time limits of the server.",
  },
  "2.2.2": {
    extent: "most",
    looks: [
      {
        failure: "Motion, blinking and updates beyond five seconds (F16, F47, F50)",
        by: ["motion", "axe", "equal-access"],
      },
    ],
    left: "Videos, and pictures that move.",
  },
  "2.3.1": {
    extent: "some",
    looks: [{ failure: "Animations that flash", by: ["motion"] }],
    left: "Flashes in videos and pictures.",
  },
  "2.4.1": {
    extent: "most",
    looks: [{ failure: "A missing way past repeated content", by: ["keyboard", "axe", "equal-access"] }],
    left: "Long blocks inside the content.",
  },
  "2.4.2": {
    extent: "some",
    looks: [{ failure: "Missing and placeholder titles (F25)", by: ["wording", ...engines, "html-validate"] }],
    left: "Whether the title fits the page.",
  },
  "2.4.3": {
    extent: "some",
    looks: [
      { failure: "Tab order against the order in the document and on screen (F44)", by: ["keyboard", "equal-access"] },
      { failure: "Focus lost after a press, and dialogs that open without it (F85)", by: ["focus-lost", "presses"] },
      { failure: "Focus that moves without an action", by: ["time-limits"] },
    ],
    left: "Whether the order makes sense.",
  },
  "2.4.4": {
    extent: "some",
    looks: [
      { failure: "Links without a name or context (F63, F89)", by: ["wording", ...engines] },
      { failure: "Links of one name and several destinations", by: ["names"] },
    ],
    left: "Whether the name fits the destination.",
  },
  "2.4.5": {
    extent: "none",
    looks: [],
    left: "A second way to each page.",
  },
  "2.4.6": {
    extent: "some",
    looks: [
      { failure: "Placeholder headings and labels", by: ["wording", "equal-access"] },
      { failure: "Buttons of one name", by: ["wording"] },
    ],
    left: "Whether headings and labels fit.",
  },
  "2.4.7": {
    extent: "most",
    looks: [
      {
        failure: "Focus indicators that are not visible (F55, F78)",
        by: ["focus-indicator", "keyboard", "equal-access"],
      },
    ],
    left: "Indicators that are easy to miss.",
  },
  "2.4.11": {
    extent: "most",
    looks: [{ failure: "Focus that other content covers (F110)", by: ["keyboard", "equal-access"] }],
    left: "Content that appears later.",
  },
  "2.5.1": {
    extent: "none",
    looks: [],
    left: "Gestures of several fingers or along a path (F105).",
  },
  "2.5.2": {
    extent: "most",
    looks: [{ failure: "Actions on pointer down", by: ["presses"] }],
    left: "Drawings and drags.",
  },
  "2.5.3": {
    extent: "most",
    looks: [
      { failure: "Visible labels that the name lacks (F96, F111)", by: ["names", "equal-access", "axe", "alfa"] },
    ],
    left: "Labels in pictures.",
  },
  "2.5.4": {
    extent: "some",
    looks: [{ failure: "Content that moves with the device (F106)", by: ["presses"] }],
    left: "Whether the motion can be turned off.",
  },
  "2.5.7": {
    extent: "none",
    looks: [{ failure: "Any element that can be dragged", by: ["equal-access"] }],
    left: "A way without dragging (F108).",
  },
  "2.5.8": {
    extent: "most",
    looks: [{ failure: "Small and crowded targets", by: [...engines, "structure"] }],
    left: "Exceptions, such as a larger equivalent.",
  },
} satisfies Record<CriterionOf<2>, Reach>;
