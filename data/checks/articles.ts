import { articleCategories } from "../articles.ts";
import { authors } from "../authors.ts";
import { programs } from "../programs.ts";
import { roles } from "../quiz/roles.ts";
import { site } from "../site.ts";
import { entry, list } from "./entry.ts";
import { description, oneOf, placeholder, rule, texts, title } from "./rules.ts";
import { day } from "./time-rules.ts";

const isOut = rule(
  (value: string, { placeholder }: { placeholder?: boolean }) => placeholder === true || value <= today(),
  "has not come yet, and the article would be out at once",
  "write the day it is published, and keep its file apart until then",
);

/** The fields between the two '---' lines. The slug and the reading time come from the file. */
export const frontMatter = entry(
  {
    title,
    /** The benefit to the reader. Also the page's meta description. */
    excerpt: description,
    /** Publication day. A sample's date may be in the future. */
    date: day.test(isOut),
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

/** Returns today's date in the organization's time zone. */
function today(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: site.timeZone }).format(new Date());
}
