import type { CriterionNumber, CriterionToMeet } from "./criteria.ts";

/** A kind of failure, and the engines and checks that look for it. */
type Look = readonly [failure: string, ...by: string[]];

interface Reach {
  /** How many of the known failures of a criterion machines look for. Only `most` counts as checked in the reports. */
  extent: "most" | "some" | "none";
  looks: readonly Look[];
  /** Failures that only a person can find. */
  left: string;
}

const engines = ["axe", "equal-access", "alfa"] as const;

/** The failures that the audit looks for, by criterion. W3C’s failure techniques (F1 to F113) name most of them. */
export const reach: Record<CriterionToMeet, Reach> = {
  "1.1.1": {
    extent: "some",
    looks: [
      ["Pictures, drawings and image buttons without a text alternative (F65)", ...engines, "html-validate"],
      ["File names and placeholders as text alternatives (F30)", "wording"],
      ["Pictures that are hidden although they seem to convey something (F38)", "structure"],
    ],
    left: "Whether a text alternative says what the picture says.",
  },
  "1.2.1": {
    extent: "some",
    looks: [["Sound or silent video that may lack a text", "media", "equal-access"]],
    left: "Whether a text says the same.",
  },
  "1.2.2": {
    extent: "some",
    looks: [["Video without a caption track", "media", "axe", "equal-access"]],
    left: "Whether the captions are complete (F8).",
  },
  "1.2.3": {
    extent: "some",
    looks: [["Video without a description track", "media", "equal-access"]],
    left: "Whether the sound tells what the picture shows.",
  },
  "1.2.4": { extent: "none", looks: [["Any live video", "equal-access"]], left: "Captions of live events." },
  "1.2.5": {
    extent: "some",
    looks: [["Video without a description track", "media", "equal-access"]],
    left: "Whether the description is complete.",
  },
  "1.3.1": {
    extent: "some",
    looks: [
      ["Broken lists, tables, groups and landmarks (F90, F91)", ...engines, "html-validate"],
      ["Headings, lists and tables that exist only by their look (F2, F33, F34, F42)", "structure"],
      ["Content that assistive technology does not get", "structure"],
      ["Groups of fields without a name", "names", "equal-access"],
      ["Errors that their fields do not expose", "wording"],
    ],
    left: "Relations that only the meaning of the content shows.",
  },
  "1.3.2": {
    extent: "some",
    looks: [["Words spaced by letters (F32)", "structure", "equal-access"]],
    left: "Whether the content makes sense in its order in the document.",
  },
  "1.3.3": {
    extent: "some",
    looks: [["Instructions by place, shape or size alone (F14)", "wording", "equal-access"]],
    left: "Signs without words, and sounds.",
  },
  "1.3.4": {
    extent: "most",
    looks: [["Content that one orientation hides or turns (F97, F100)", "orientation", "axe", "alfa", "equal-access"]],
    left: "Games and drawings that need an orientation.",
  },
  "1.3.5": {
    extent: "most",
    looks: [["Missing or invalid autocomplete values (F107)", "names", ...engines, "html-validate"]],
    left: "Fields whose label does not tell their purpose.",
  },
  "1.4.1": {
    extent: "some",
    looks: [
      ["Links that only color shows (F73)", "axe-measures", "equal-access", "alfa"],
      ["Instructions by color (F81)", "wording"],
    ],
    left: "Charts, states and required fields that only color shows.",
  },
  "1.4.2": {
    extent: "most",
    looks: [["Sound that starts by itself (F23, F93)", "media", "axe", "equal-access", "html-validate"]],
    left: "Sound from other sites.",
  },
  "1.4.3": {
    extent: "most",
    looks: [["Low contrast of text (F24, F83)", "axe-measures", "equal-access", "alfa", "text-ground"]],
    left: "Messages of the browser.",
  },
  "1.4.4": {
    extent: "most",
    looks: [
      ["Zoom that is prevented (F69, F77)", ...engines],
      ["Text that is lost at 200 %", "large-text", "alfa"],
    ],
    left: "Text in canvases.",
  },
  "1.4.5": {
    extent: "some",
    looks: [["Pictures whose pixels look like text", "structure"]],
    left: "Whether the text could be real text.",
  },
  "1.4.10": {
    extent: "most",
    looks: [["Two-dimensional scrolling and lost text at 320 px (F102)", "reflow", "equal-access"]],
    left: "Functions that a narrow window drops.",
  },
  "1.4.11": {
    extent: "some",
    looks: [
      [
        "Low contrast of fields, icons and focus indicators (F78)",
        "text-ground",
        "focus-ring",
        "forced-colors",
        "equal-access",
      ],
    ],
    left: "States and charts that only faint colors show.",
  },
  "1.4.12": {
    extent: "most",
    looks: [["Text that is lost under text spacing (F104)", "text-spacing", ...engines]],
    left: "Content that appears later.",
  },
  "1.4.13": {
    extent: "most",
    looks: [["Content on hover or focus that cannot be dismissed, hovered or read (F95)", "hover", "equal-access"]],
    left: "Content that appears after more than a second.",
  },
  "2.1.1": {
    extent: "most",
    looks: [
      ["Controls that Tab does not reach (F54, F55, F59)", "keyboard", ...engines],
      ["Elements that react to the mouse alone (F54)", "presses"],
    ],
    left: "Gestures and shortcuts of a widget.",
  },
  "2.1.2": {
    extent: "most",
    looks: [["Keyboard traps (F10)", "keyboard", "equal-access"]],
    left: "Traps in embedded content.",
  },
  "2.1.4": {
    extent: "most",
    looks: [["Shortcuts of one character (F99)", "shortcuts"]],
    left: "Whether a visitor can turn a shortcut off.",
  },
  "2.2.1": {
    extent: "some",
    looks: [
      [
        "Refreshes, and content that goes within twenty minutes (F40, F41, F58)",
        "time-limits",
        ...engines,
        "html-validate",
      ],
    ],
    left: "Time limits of the server.",
  },
  "2.2.2": {
    extent: "most",
    looks: [["Motion, blinking and updates beyond five seconds (F16, F47, F50)", "motion", "axe", "equal-access"]],
    left: "Videos, and pictures that move.",
  },
  "2.3.1": { extent: "some", looks: [["Animations that flash", "motion"]], left: "Flashes in videos and pictures." },
  "2.4.1": {
    extent: "most",
    looks: [["A missing way past repeated content", "keyboard", "axe", "equal-access"]],
    left: "Long blocks inside the content.",
  },
  "2.4.2": {
    extent: "some",
    looks: [["Missing and placeholder titles (F25)", "wording", ...engines, "html-validate", "quiz-steps"]],
    left: "Whether the title fits the page.",
  },
  "2.4.3": {
    extent: "some",
    looks: [
      ["Tab order against the order in the document and on screen (F44)", "keyboard", "equal-access"],
      ["Focus lost after an action (F85)", "focus-lost", "focus-moves", "quiz-steps"],
    ],
    left: "Whether the order makes sense.",
  },
  "2.4.4": {
    extent: "some",
    looks: [
      ["Links without a name or context (F63, F89)", "wording", "axe", "equal-access", "alfa"],
      ["Links of one name and several destinations", "names"],
    ],
    left: "Whether the name fits the destination.",
  },
  "2.4.5": { extent: "none", looks: [], left: "A second way to each page." },
  "2.4.6": {
    extent: "some",
    looks: [["Placeholder headings and labels", "wording", "equal-access"]],
    left: "Whether headings and labels fit.",
  },
  "2.4.7": {
    extent: "most",
    looks: [
      ["Focus indicators that are not visible (F55, F78)", "focus-ring", "keyboard", "forced-colors", "equal-access"],
    ],
    left: "Indicators that are easy to miss.",
  },
  "2.4.11": {
    extent: "most",
    looks: [["Focus that other content covers (F110)", "keyboard", "equal-access"]],
    left: "Content that appears later.",
  },
  "2.5.1": { extent: "none", looks: [], left: "Gestures of several fingers or along a path (F105)." },
  "2.5.2": { extent: "most", looks: [["Actions on pointer down", "presses"]], left: "Drawings and drags." },
  "2.5.3": {
    extent: "most",
    looks: [["Visible labels that the name lacks (F96, F111)", "names", "equal-access", "axe", "alfa"]],
    left: "Labels in pictures.",
  },
  "2.5.4": {
    extent: "some",
    looks: [["Content that moves with the device (F106)", "presses"]],
    left: "Whether the motion can be turned off.",
  },
  "2.5.7": {
    extent: "none",
    looks: [["Any element that can be dragged", "equal-access"]],
    left: "A way without dragging (F108).",
  },
  "2.5.8": {
    extent: "most",
    looks: [["Small and crowded targets", "axe-measures", "targets", "equal-access", "alfa"]],
    left: "Exceptions, such as a larger equivalent.",
  },
  "3.1.1": {
    extent: "most",
    looks: [["A missing, invalid or wrong language", "language", ...engines]],
    left: "Pages with little text.",
  },
  "3.1.2": {
    extent: "some",
    looks: [["Invalid and wrong languages of parts", "language", ...engines]],
    left: "Single words of another language.",
  },
  "3.2.1": {
    extent: "most",
    looks: [["Focus that changes the context (F52, F55)", "keyboard", "presses", "equal-access"]],
    left: "Changes after a delay.",
  },
  "3.2.2": {
    extent: "most",
    looks: [
      ["Input that changes the context (F36, F37, F76)", "presses", "focus-moves", "equal-access", "html-validate"],
    ],
    left: "Whether a warning is clear.",
  },
  "3.2.3": {
    extent: "some",
    looks: [["Links in another order than on the home page (F66)", "names"]],
    left: "Order of other repeated parts.",
  },
  "3.2.4": {
    extent: "some",
    looks: [["Links with another name than on the home page (F31)", "names"]],
    left: "Icons, and buttons of one function.",
  },
  "3.2.6": {
    extent: "some",
    looks: [["Help in another order than on the home page", "names"]],
    left: "Help that is no link.",
  },
  "3.3.1": {
    extent: "some",
    looks: [["Errors that name no field, or that fields do not expose", "wording", "equal-access"]],
    left: "Whether each error is reported in text.",
  },
  "3.3.2": {
    extent: "some",
    looks: [["Fields without a visible label (F82)", "equal-access", "axe"]],
    left: "Formats and required fields.",
  },
  "3.3.3": { extent: "none", looks: [], left: "Suggestions for corrections." },
  "3.3.4": { extent: "none", looks: [], left: "A way to check and undo." },
  "3.3.7": { extent: "none", looks: [], left: "Data that visitors enter twice." },
  "3.3.8": { extent: "none", looks: [], left: "Puzzles and passwords (F109)." },
  "4.1.2": {
    extent: "most",
    looks: [
      [
        "Controls without a name, role or state, and invalid ARIA (F15, F20, F59, F68, F79, F86, F89)",
        ...engines,
        "html-validate",
      ],
      ["States that never change, or are not exposed", "presses"],
    ],
    left: "Widgets whose role does not fit their behavior.",
  },
  "4.1.3": {
    extent: "some",
    looks: [["Changes of a list that no live region announces (F103)", "focus-moves"]],
    left: "Other status messages.",
  },
};

/** True if the audit looks for most known failures of a criterion, so that finding nothing says something. */
export function isMostlyChecked(number: CriterionNumber): boolean {
  return number in reach && reach[number as CriterionToMeet].extent === "most";
}
