import type { Submission } from "../store/submission.ts";
import { type Link, linksIn } from "./links.ts";
import { type Unmasked, unmask } from "./unmask.ts";
import { namesOf, wordsOf } from "./written.ts";

/** The text of a form, parsed once for all checks. */
export interface ReadForm {
  text: string;
  links: readonly Link[];
  unmasked: Unmasked;
  names: { links: readonly Link[]; unmasked: Unmasked };
}

export function readForm(sent: Pick<Submission, "form" | "fields">): ReadForm {
  const [text, names] = [wordsOf(sent), namesOf(sent)];
  return {
    text,
    links: linksIn(text),
    unmasked: unmask(text),
    names: { links: linksIn(names), unmasked: unmask(names) },
  };
}
