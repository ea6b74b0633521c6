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

/** What the author writes between the two '---' lines; slug and reading time come from the file. */
export const frontMatter = entry(
  {
    title,
    /** What the reader will get. Also the page’s description. */
    excerpt: description,
    /** Day of publication; a sample’s may lie ahead. */
    date: day.test(isOut),
    /** Key of data/authors.ts. */
    author: oneOf(authors.map(({ key }) => key)),
    category: oneOf(articleCategories.map(({ key }) => key)),
    tags: texts,
    /** Slugs of programs that go on where it ends, the closest first; [] where there is none. */
    programs: list(oneOf(programs.map(({ slug }) => slug))),
    /** Keys of roles that will know themselves in it, the closest first; [] where there is none. */
    roles: list(oneOf(roles.map(({ key }) => key))),
    placeholder,
  },
  "line",
);

/** The day it is where the organization is. */
function today(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: site.timeZone }).format(new Date());
}
