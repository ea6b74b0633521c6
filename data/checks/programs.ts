import { partners } from "../partners.ts";
import { programCategories } from "../programs.ts";
import { address, description, entry, flag, oneOf, path, placeholder, rule, slug, text, title } from "./rules.ts";

const endsInSlug = rule(
  (value: string, entry: { slug: string }) => !value.startsWith("/academy/") || value === `/academy/${entry.slug}`,
  "does not end in the slug",
  "write /academy/ and then the slug",
);

/** A program, for lists, the quiz and forms. data/program-pages.ts has the rest of its page. */
export const program = entry({
  /** Last segment of the page's path; unique. */
  slug,
  title,
  partner: oneOf(partners.map((partner) => partner.slug)).optional(),
  category: oneOf(programCategories),
  /** Short description. Also the page's meta description. */
  summary: description,
  /** Path of the program's page on this site; unique. */
  url: path.test(endsInSlug),
  /** Reason to choose the program, shown under the quiz's recommendation. */
  rationale: text.optional(),
  /** True if the program is free of charge, so it has no equity seats. */
  free: flag("if it costs nothing").optional(),
  recommendable: flag("if the quiz may recommend it"),
});

/** An outside practitioner or group that co-develops a program. */
export const partner = entry({
  /** Key of the entry and seed of its drawing; unique. */
  slug,
  /** Name of the practitioner or group; unique. */
  name: text,
  /** Title of the joint work. */
  collaboration: text,
  /** Two or three sentences on the joint work and its audience. */
  description: text,
  /** Topic of the work in one to three words, shown as a badge. */
  focus: text,
  link: address,
  linkLabel: oneOf(["Visit", "Read More", "Learn More"]),
  placeholder,
});
