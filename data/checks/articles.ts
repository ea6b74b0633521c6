import { articleCategories } from "../articles.ts";
import { entry } from "./entry.ts";
import { description, matching, oneOf, placeholder, texts, title } from "./rules.ts";
import { day } from "./time-rules.ts";

/** What the author writes between the two '---' lines; slug and reading time come from the file. */
export const frontMatter = entry(
  {
    title,
    /** What the reader will get. Also the page’s description. */
    excerpt: description,
    /** Day of publication. */
    date: day,
    author: matching(/\S/, "is no text", "write a first name and an initial"),
    category: oneOf(articleCategories.map(({ key }) => key)),
    tags: texts,
    placeholder,
  },
  "line",
);
