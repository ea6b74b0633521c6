import { articleCategories } from "../articles.ts";
import { authors } from "../authors.ts";
import { programs } from "../programs.ts";
import { roles } from "../quiz/roles.ts";
import { description, entry, list, oneOf, placeholder, slug, text, texts, title } from "./rules.ts";
import { day, isPublished } from "./time-rules.ts";

/** The fields between the two '---' lines. The slug and the reading time come from the file. */
export const frontMatter = entry(
  {
    title,
    /** The benefit to the reader. Also the page's meta description. */
    excerpt: description,
    /** Publication day. A sample's date may be in the future. */
    date: day.test(isPublished("article", "keep its file out of this folder")),
    author: oneOf(authors.map(({ key }) => key)),
    category: oneOf(articleCategories.map(({ key }) => key)),
    tags: texts,
    /** Slugs of follow-up programs, most relevant first; [] if there are none. */
    programs: list(oneOf(programs.map(({ slug }) => slug))),
    /** Keys of the roles the article suits, most relevant first; [] if there are none. */
    roles: list(oneOf(roles.map(({ key }) => key))),
    placeholder,
  },
  "line",
);

export const author = entry({
  /** Key of the author in front matter, and fragment of the author's address on the people page; unique. */
  key: slug,
  /** First name and initial; unique. */
  name: text,
  /** One sentence that begins with the author's name. */
  summary: text,
  placeholder,
});
