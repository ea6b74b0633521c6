/**
 * Success criteria of WCAG 2.2 (W3C Recommendation, 12 December 2024), without the obsolete 4.1.1.
 */
export const criteria = {
  "1.1.1": { title: "Non-text Content", level: "A" },
  "1.2.1": { title: "Audio-only and Video-only (Prerecorded)", level: "A" },
  "1.2.2": { title: "Captions (Prerecorded)", level: "A" },
  "1.2.3": { title: "Audio Description or Media Alternative (Prerecorded)", level: "A" },
  "1.2.4": { title: "Captions (Live)", level: "AA" },
  "1.2.5": { title: "Audio Description (Prerecorded)", level: "AA" },
  "1.2.6": { title: "Sign Language (Prerecorded)", level: "AAA" },
  "1.2.7": { title: "Extended Audio Description (Prerecorded)", level: "AAA" },
  "1.2.8": { title: "Media Alternative (Prerecorded)", level: "AAA" },
  "1.2.9": { title: "Audio-only (Live)", level: "AAA" },
  "1.3.1": { title: "Info and Relationships", level: "A" },
  "1.3.2": { title: "Meaningful Sequence", level: "A" },
  "1.3.3": { title: "Sensory Characteristics", level: "A" },
  "1.3.4": { title: "Orientation", level: "AA" },
  "1.3.5": { title: "Identify Input Purpose", level: "AA" },
  "1.3.6": { title: "Identify Purpose", level: "AAA" },
  "1.4.1": { title: "Use of Color", level: "A" },
  "1.4.2": { title: "Audio Control", level: "A" },
  "1.4.3": { title: "Contrast (Minimum)", level: "AA" },
  "1.4.4": { title: "Resize Text", level: "AA" },
  "1.4.5": { title: "Images of Text", level: "AA" },
  "1.4.6": { title: "Contrast (Enhanced)", level: "AAA" },
  "1.4.7": { title: "Low or No Background Audio", level: "AAA" },
  "1.4.8": { title: "Visual Presentation", level: "AAA" },
  "1.4.9": { title: "Images of Text (No Exception)", level: "AAA" },
  "1.4.10": { title: "Reflow", level: "AA" },
  "1.4.11": { title: "Non-text Contrast", level: "AA" },
  "1.4.12": { title: "Text Spacing", level: "AA" },
  "1.4.13": { title: "Content on Hover or Focus", level: "AA" },
  "2.1.1": { title: "Keyboard", level: "A" },
  "2.1.2": { title: "No Keyboard Trap", level: "A" },
  "2.1.3": { title: "Keyboard (No Exception)", level: "AAA" },
  "2.1.4": { title: "Character Key Shortcuts", level: "A" },
  "2.2.1": { title: "Timing Adjustable", level: "A" },
  "2.2.2": { title: "Pause, Stop, Hide", level: "A" },
  "2.2.3": { title: "No Timing", level: "AAA" },
  "2.2.4": { title: "Interruptions", level: "AAA" },
  "2.2.5": { title: "Re-authenticating", level: "AAA" },
  "2.2.6": { title: "Timeouts", level: "AAA" },
  "2.3.1": { title: "Three Flashes or Below Threshold", level: "A" },
  "2.3.2": { title: "Three Flashes", level: "AAA" },
  "2.3.3": { title: "Animation from Interactions", level: "AAA" },
  "2.4.1": { title: "Bypass Blocks", level: "A" },
  "2.4.2": { title: "Page Titled", level: "A" },
  "2.4.3": { title: "Focus Order", level: "A" },
  "2.4.4": { title: "Link Purpose (In Context)", level: "A" },
  "2.4.5": { title: "Multiple Ways", level: "AA" },
  "2.4.6": { title: "Headings and Labels", level: "AA" },
  "2.4.7": { title: "Focus Visible", level: "AA" },
  "2.4.8": { title: "Location", level: "AAA" },
  "2.4.9": { title: "Link Purpose (Link Only)", level: "AAA" },
  "2.4.10": { title: "Section Headings", level: "AAA" },
  "2.4.11": { title: "Focus Not Obscured (Minimum)", level: "AA" },
  "2.4.12": { title: "Focus Not Obscured (Enhanced)", level: "AAA" },
  "2.4.13": { title: "Focus Appearance", level: "AAA" },
  "2.5.1": { title: "Pointer Gestures", level: "A" },
  "2.5.2": { title: "Pointer Cancellation", level: "A" },
  "2.5.3": { title: "Label in Name", level: "A" },
  "2.5.4": { title: "Motion Actuation", level: "A" },
  "2.5.5": { title: "Target Size (Enhanced)", level: "AAA" },
  "2.5.6": { title: "Concurrent Input Mechanisms", level: "AAA" },
  "2.5.7": { title: "Dragging Movements", level: "AA" },
  "2.5.8": { title: "Target Size (Minimum)", level: "AA" },
  "3.1.1": { title: "Language of Page", level: "A" },
  "3.1.2": { title: "Language of Parts", level: "AA" },
  "3.1.3": { title: "Unusual Words", level: "AAA" },
  "3.1.4": { title: "Abbreviations", level: "AAA" },
  "3.1.5": { title: "Reading Level", level: "AAA" },
  "3.1.6": { title: "Pronunciation", level: "AAA" },
  "3.2.1": { title: "On Focus", level: "A" },
  "3.2.2": { title: "On Input", level: "A" },
  "3.2.3": { title: "Consistent Navigation", level: "AA" },
  "3.2.4": { title: "Consistent Identification", level: "AA" },
  "3.2.5": { title: "Change on Request", level: "AAA" },
  "3.2.6": { title: "Consistent Help", level: "A" },
  "3.3.1": { title: "Error Identification", level: "A" },
  "3.3.2": { title: "Labels or Instructions", level: "A" },
  "3.3.3": { title: "Error Suggestion", level: "AA" },
  "3.3.4": { title: "Error Prevention (Legal, Financial, Data)", level: "AA" },
  "3.3.5": { title: "Help", level: "AAA" },
  "3.3.6": { title: "Error Prevention (All)", level: "AAA" },
  "3.3.7": { title: "Redundant Entry", level: "A" },
  "3.3.8": { title: "Accessible Authentication (Minimum)", level: "AA" },
  "3.3.9": { title: "Accessible Authentication (Enhanced)", level: "AAA" },
  "4.1.2": { title: "Name, Role, Value", level: "A" },
  "4.1.3": { title: "Status Messages", level: "AA" },
} as const satisfies Record<string, { title: string; level: "A" | "AA" | "AAA" }>;

export type CriterionNumber = keyof typeof criteria;

/** Criteria at A and AA, the levels that the site claims. */
export type CriterionToMeet = {
  [Number in CriterionNumber]: (typeof criteria)[Number]["level"] extends "AAA" ? never : Number;
}[CriterionNumber];

/** Sorted as in WCAG: 1.4.2 comes before 1.4.12. */
export const criterionNumbers = Object.keys(criteria) as CriterionNumber[];

/** Returns the criterion's name in addresses of WCAG, e.g. `captions-live`. */
export function slugOf(number: CriterionNumber): string {
  return (criteria[number].title.toLowerCase().match(/[a-z]+/g) ?? []).join("-");
}

export function understanding(number: CriterionNumber): string {
  return `https://www.w3.org/WAI/WCAG22/Understanding/${slugOf(number)}`;
}
