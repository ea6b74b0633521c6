import { type Finding, isDemanded } from "../../../finding.ts";

/** What reads files as they are served, without a window to take a picture of. */
export const fileCheckNames = ["html-validate"];

/** Stand for the whole page and often have no box. */
const wholePage = ["html", "body"];

/** Why a finding has no picture, as far as the audit knows it; else no more than that it has none. */
export function whyNoPicture(finding: Finding): string {
  const { foundBy, element } = finding;
  if (!isDemanded(finding)) return "No picture: only findings at A and AA have one.";
  const inFile = foundBy.filter((name) => fileCheckNames.includes(name));
  if (inFile.length === foundBy.length)
    return "No picture: this was found in the page’s file, and nothing was looked at in a window.";
  // What is read in a file has no box either, whether it shows in a window or not.
  if (inFile.length === 0 && !element.box && !wholePage.includes(element.selector))
    return "No picture: the element took up no room on the page.";
  return "No picture was taken.";
}
