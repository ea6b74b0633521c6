import type { Author } from "../authors.ts";
import { branches } from "../site.ts";
import { entry } from "./entry.ts";
import { siteLink } from "./links.ts";
import { mistakesIn } from "./mistakes.ts";
import { description, oneOf, placeholder, slug, text, texts } from "./rules.ts";

/** Somebody who writes articles. */
export const author = entry({
  /** Last part of the page’s path, and what front matter calls them; unique. */
  key: slug,
  /** First name and initial; unique. */
  name: text,
  /** Where they belong; gives their page its palette. */
  branch: oneOf(branches.map(({ key }) => key)),
  /** Who they are, in a sentence that begins with their name. Also their page’s description. */
  summary: description,
  /** The rest of it, in paragraphs. */
  bio: texts,
  /** Where to meet them, or what they care about. */
  link: siteLink,
  placeholder,
});

export function authorMistakes(authors: readonly Author[]): string[] {
  return mistakesIn({ file: "data/authors.ts", entries: authors, schema: author, unique: ["key", "name"] });
}
