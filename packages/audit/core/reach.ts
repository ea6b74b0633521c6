import type { CriterionNumber, CriterionToMeet } from "./criteria.ts";
import { partsOf, rowsOf } from "./text-table.ts";

interface Reach {
  /** Share of a criterion's known failures that machines look for. Only `most` counts as checked in the reports. */
  extent: "most" | "some" | "none";
  /** Kinds of failures, each with the engines and checks that look for it. */
  looks: readonly { failure: string; by: readonly string[] }[];
  left: string;
}

/**
 * Criterion, extent, failures with the checks that look for them, and the rest for a person. W3C's failure techniques
 * (F1 to F113) name most failures. `engines` are axe, Equal Access and Alfa.
 */
const table = `
1.1.1 | some | Pictures, drawings and image buttons without a text alternative (F65): engines, html-validate; File names and placeholders as text alternatives (F30): wording; Pictures that are hidden although they seem to convey something (F38): structure | Whether a text alternative says what the picture says.
1.2.1 | some | Sound or silent video that may lack a text: media, equal-access | Whether a text says the same.
1.2.2 | some | Video without a caption track: media, axe, equal-access | Whether the captions are complete (F8).
1.2.3 | some | Video without a description track: media, equal-access | Whether the sound tells what the picture shows.
1.2.4 | none | Any live video: equal-access | Captions of live events.
1.2.5 | some | Video without a description track: media, equal-access | Whether the description is complete.
1.3.1 | some | Broken lists, tables, groups and landmarks (F90, F91): engines, html-validate; Headings, lists and tables that exist only by their look (F2, F33, F34, F42): structure; Content that assistive technology does not get: structure; Groups of fields without a name: names, equal-access | Relations that only the meaning of the content shows.
1.3.2 | some | Words spaced by letters (F32): structure, equal-access | Whether the content makes sense in its order in the document.
1.3.3 | some | Instructions by place, shape or size alone (F14): wording, equal-access | Signs without words, and sounds.
1.3.4 | most | Content that one orientation hides or turns (F97, F100): orientation, axe, alfa, equal-access | Games and drawings that need an orientation.
1.3.5 | most | Missing or invalid autocomplete values (F107): names, engines, html-validate | Fields whose label does not tell their purpose.
1.4.1 | some | Links that only color shows (F73): axe-measures, equal-access, alfa; Instructions by color (F81): wording | Charts, states and required fields that only color shows.
1.4.2 | most | Sound that starts automatically (F23, F93): media, axe, equal-access, html-validate | Sound from other sites.
1.4.3 | most | Low contrast of text (F24, F83): axe-measures, equal-access, text-background | Messages of the browser.
1.4.4 | most | Zoom that is prevented (F69, F77): engines; Text that is lost at 200%: large-text, alfa | Text in canvases.
1.4.5 | some | Pictures whose pixels look like text: structure | Whether the text could be real text.
1.4.10 | most | Two-dimensional scrolling and lost text at 320 px (F102): reflow, equal-access | Functions that a narrow window drops.
1.4.11 | some | Low contrast of fields, icons and focus indicators (F78): text-background, focus-indicator, forced-colors, equal-access | States and charts that only faint colors show.
1.4.12 | most | Text that is lost under text spacing (F104): text-spacing, engines | Content that appears later.
1.4.13 | most | Content on hover or focus that cannot be dismissed, hovered or read (F95): hover, equal-access | Content that appears after more than a second.
2.1.1 | most | Controls that Tab does not reach (F54, F55, F59): keyboard, engines; Elements that react to the mouse alone (F54): presses | Gestures and shortcuts of a widget.
2.1.2 | most | Keyboard traps (F10): keyboard, equal-access | Traps in embedded content.
2.1.4 | most | Shortcuts of one character (F99): shortcuts | Whether a visitor can turn a shortcut off.
2.2.1 | some | Refreshes, and content that goes within twenty minutes (F40, F41, F58): time-limits, engines, html-validate | Time limits of the server.
2.2.2 | most | Motion, blinking and updates beyond five seconds (F16, F47, F50): motion, axe, equal-access | Videos, and pictures that move.
2.3.1 | some | Animations that flash: motion | Flashes in videos and pictures.
2.4.1 | most | A missing way past repeated content: keyboard, axe, equal-access | Long blocks inside the content.
2.4.2 | some | Missing and placeholder titles (F25): wording, engines, html-validate | Whether the title fits the page.
2.4.3 | some | Tab order against the order in the document and on screen (F44): keyboard, equal-access; Focus lost after an action (F85): focus-lost, focus-moves | Whether the order makes sense.
2.4.4 | some | Links without a name or context (F63, F89): wording, engines; Links of one name and several destinations: names | Whether the name fits the destination.
2.4.5 | none | - | A second way to each page.
2.4.6 | some | Placeholder headings and labels: wording, equal-access | Whether headings and labels fit.
2.4.7 | most | Focus indicators that are not visible (F55, F78): focus-indicator, keyboard, forced-colors, equal-access | Indicators that are easy to miss.
2.4.11 | most | Focus that other content covers (F110): keyboard, equal-access | Content that appears later.
2.5.1 | none | - | Gestures of several fingers or along a path (F105).
2.5.2 | most | Actions on pointer down: presses | Drawings and drags.
2.5.3 | most | Visible labels that the name lacks (F96, F111): names, equal-access, axe, alfa | Labels in pictures.
2.5.4 | some | Content that moves with the device (F106): presses | Whether the motion can be turned off.
2.5.7 | none | Any element that can be dragged: equal-access | A way without dragging (F108).
2.5.8 | most | Small and crowded targets: engines | Exceptions, such as a larger equivalent.
3.1.1 | most | A missing, invalid or wrong language: language, engines | Pages with little text.
3.1.2 | some | Invalid and wrong languages of parts: language, engines | Single words of another language.
3.2.1 | most | Focus that changes the context (F52, F55): keyboard, presses, equal-access | Changes after a delay.
3.2.2 | most | Input that changes the context (F36, F37, F76): presses, equal-access, html-validate | Whether a warning is clear.
3.2.3 | some | Links in another order than on the home page (F66): names | Order of other repeated parts.
3.2.4 | some | Links with another name than on the home page (F31): names | Icons, and buttons of one function.
3.2.6 | some | Help in another order than on the home page: names | Help that is no link.
3.3.1 | some | Errors that name no field, or that fields do not expose: wording, equal-access | Whether each error is reported in text.
3.3.2 | some | Fields without a visible label (F82): equal-access, axe | Formats and required fields.
3.3.3 | none | - | Suggestions for corrections.
3.3.4 | none | - | A way to check and undo.
3.3.7 | none | - | Data that visitors enter twice.
3.3.8 | none | - | Puzzles and passwords (F109).
4.1.2 | most | Controls without a name, role or state, and invalid ARIA (F15, F20, F59, F68, F79, F86, F89): engines, html-validate; Frames of one name: axe, alfa; States that never change, or are not exposed: presses | Widgets whose role does not fit their behavior.
4.1.3 | some | Changes of a list that no live region announces (F103): focus-moves | Other status messages.
`;

export const reach = Object.fromEntries(
  rowsOf(table).map(([number, extent, looks, left]) => [
    number,
    { extent, looks: partsOf(looks, "; ").map(lookOf), left },
  ]),
) as unknown as Record<CriterionToMeet, Reach>;

function lookOf(text: string): Reach["looks"][number] {
  const [failure = "", by] = text.split(": ");
  return { failure, by: partsOf(by?.replace("engines", "axe, equal-access, alfa")) };
}

/** True if the audit looks for most known failures of a criterion, so that finding nothing says something. */
export function isMostlyChecked(number: CriterionNumber): boolean {
  return number in reach && reach[number as CriterionToMeet].extent === "most";
}
