import { programs } from "../programs.ts";
import { branches } from "../site.ts";
import { type Skin, skins } from "../skins.ts";
import { entry, list, oneOf, placeholder, slug, stringThat, text } from "./rules.ts";

/** A photo of the person, shown instead of the drawn portrait. */
const photo = entry({
  /** Path of a square picture that the site serves. */
  src: stringThat(
    (value) => /^\/people\/[\w-]+\.(jpg|webp|avif)$/.test(value),
    "is not the path of a photo",
    "write it like /people/renata-o.jpg",
  ).optional(),
  /** Says who the photo shows and what they do in it. */
  alt: text,
});

/** A person whom visitors can meet. */
export const person = entry({
  /** Fragment of the person's address on the page, and name of the drawing; unique. */
  key: slug,
  /** First name and initial; unique. */
  name: text,
  branch: oneOf(branches.map(({ key }) => key)),
  /** Begins with a verb: "Teaches the younger pod". */
  work: text,
  about: text,
  /** One or two sentences in the person's own voice. */
  says: text,
  /** Skin tone in the person's drawing, as the person has chosen it. */
  skin: oneOf(Object.keys(skins) as Skin[]),
  /** Slugs of the programs that the person teaches. */
  teaches: list(oneOf(programs.map(({ slug: program }) => program))),
  photo,
  placeholder,
});
