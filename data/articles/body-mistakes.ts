import type { Root } from "mdast";
import { headingMistakes } from "./heading-mistakes.ts";
import { linkMistakes } from "./link-mistakes.ts";
import { markupMistakes } from "./markup-mistakes.ts";
import { type BodyMistake, inOrder } from "./mistake-lines.ts";

/** Returns every error in an article body, one per line: the file's line number, the problem and the fix. */
export function bodyMistakes(tree: Root): string[] {
  const mistakes: BodyMistake[] = [...markupMistakes(tree), ...headingMistakes(tree), ...linkMistakes(tree)];
  return inOrder(mistakes);
}
