import { type Finding, isDemanded } from "../../../audit.ts";

/** Checks that read HTML files, without a window for screenshots. */
export const fileCheckNames = ["html-validate"];

/** They represent the whole page and often have no box. */
const wholePage = ["html", "body"];

export function whyNoPicture(finding: Finding): string {
  const { foundBy, element } = finding;
  if (!isDemanded(finding)) return "No picture: only findings at A and AA have one.";
  const inFile = foundBy.filter((name) => fileCheckNames.includes(name));
  if (inFile.length === foundBy.length)
    return "No picture: this was found in the page’s file, and nothing was looked at in a window.";
  // Findings from files never have a box, even if the element is visible.
  if (inFile.length === 0 && !element.box && !wholePage.includes(element.selector))
    return "No picture: the element took up no room on the page.";
  return "No picture was taken.";
}
