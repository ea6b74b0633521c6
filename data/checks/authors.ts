import type { Author } from "../authors.ts";
import { branches } from "../site.ts";
import { entry } from "./entry.ts";
import { siteLink } from "./links.ts";
import { mistakesIn } from "./mistakes.ts";
import { description, oneOf, placeholder, slug, text, texts } from "./rules.ts";

export const author = entry({
  /** Last segment of the page's path and the author's key in front matter; unique. */
  key: slug,
  /** First name and initial; unique. */
  name: text,
  /** The author's branch, which sets the palette of the author's page. */
  branch: oneOf(branches.map(({ key }) => key)),
  /** One sentence that begins with the author's name. Also the page's meta description. */
  summary: description,
  /** Rest of the biography, in paragraphs. */
  bio: texts,
  /** A place to meet the author, or a cause the author cares about. */
  link: siteLink,
  placeholder,
});

export function authorMistakes(authors: readonly Author[]): string[] {
  return mistakesIn({ file: "data/authors.ts", entries: authors, schema: author, unique: ["key", "name"] });
}
