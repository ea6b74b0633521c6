import { site } from "./site.ts";

/** Words of the page that lists whose code and typefaces the site passes on; the list itself is made at build. */
export const licensesPage = {
  title: "Licenses",
  lead: `${site.name} stands on work that other people have given away. This page names each piece that reaches your browser with our pages, and the license it is given under.`,
  texts: { label: "Read every license in full (plain text)", file: "licences.txt" },
  kinds: {
    typeface: "Typefaces",
    code: "Code",
  },
  columns: ["Name", "Version", "License"],
  /** Where the site is developed and nothing is built yet. */
  none: "The list is made when the site is built.",
} as const;
