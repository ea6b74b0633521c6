import { typefaceFor } from "../../theme/typeface.ts";

/** Subsets of the site's own typefaces, by family. prerender/pictures/letters/README.md explains how to create them. */
const cuts: Readonly<Record<string, string>> = {
  Fraunces: "prerender/pictures/letters/fraunces.ttf",
  "Atkinson Hyperlegible Next": "prerender/pictures/letters/atkinson.ttf",
};

export const letterFiles = Object.values(cuts);

export const letters = { heading: cutFor("heading"), body: cutFor("body") };

/** Returns the family. Throws if it has no subset, because resvg would render no text. */
function cutFor(use: "heading" | "body"): string {
  const { family } = typefaceFor(use);
  if (!(family in cuts))
    throw new Error(
      `pictures: fonts.${use} begins with ${family}, which has no subset in prerender/pictures/letters; make one as its README.md says, and name it in prerender/pictures/letters.ts`,
    );
  return family;
}
