import { type Found, isDemanded } from "../audit.ts";

export function isSureFailure(found: Found): boolean {
  return isDemanded(found) && found.certainty === "fails";
}

/** Merges two runs of a check. A failure that only one run reports becomes `needs review`. */
export function seenTwice(first: readonly Found[], second: readonly Found[]): Found[] {
  const keyOf = ({ rule, element }: Found) => `${rule} ${element.selector}`;
  const failuresOf = (found: readonly Found[]) => new Set(found.filter(isSureFailure).map(keyOf));
  const [here, there] = [failuresOf(first), failuresOf(second)];
  const added = second.filter((one) => isSureFailure(one) && !here.has(keyOf(one)));
  return [...first, ...added].map((one) => {
    if (!isSureFailure(one) || (here.has(keyOf(one)) && there.has(keyOf(one)))) return one;
    return { ...one, certainty: "needs review", message: `${one.message} Of two looks, one found it.` };
  });
}
