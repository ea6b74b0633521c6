import { typefaceFor } from "../theme/typeface.ts";

/** Cuts of the site’s own typefaces, by family; pictures/letters/README.md says how they were made. */
const cuts: Readonly<Record<string, string>> = {
  Fraunces: "pictures/letters/fraunces.ttf",
  "Atkinson Hyperlegible Next": "pictures/letters/atkinson.ttf",
};

export const letterFiles = Object.values(cuts);

/** The typefaces of pictures: those of headings and of text. */
export const letters = { heading: cutFor("heading"), body: cutFor("body") };

/** A family that there is a cut of; nothing would be drawn of another. */
function cutFor(use: "heading" | "body"): string {
  const { family } = typefaceFor(use);
  if (!(family in cuts))
    throw new Error(
      `pictures: fonts.${use} begins with ${family}, which has no cut in pictures/letters; make one as its README.md says, and name it in pictures/letters.ts`,
    );
  return family;
}
