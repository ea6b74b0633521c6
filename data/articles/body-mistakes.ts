import type { Root } from "mdast";
import { headingMistakes } from "./heading-mistakes.ts";
import { linkMistakes } from "./link-mistakes.ts";
import { markupMistakes } from "./markup-mistakes.ts";
import { type BodyMistake, inOrder } from "./mistake-lines.ts";

/** Everything in the body of an article that must be fixed, a line each: line of the file, what is wrong, how to fix it. */
export function bodyMistakes(tree: Root): string[] {
  const mistakes: BodyMistake[] = [...markupMistakes(tree), ...headingMistakes(tree), ...linkMistakes(tree)];
  return inOrder(mistakes);
}
