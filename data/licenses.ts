import { site } from "./site.ts";

/** Copy for the page of third-party code and typeface licenses. The build generates the list. */
export const licensesPage = {
  title: "Licenses",
  lead: `${site.name} stands on work that other people have given away. This page names each piece that reaches your browser with our pages, and the license it is given under.`,
  texts: { label: "Read every license in full (plain text)", file: "licences.txt" },
  kinds: {
    typeface: "Typefaces",
    code: "Code",
  },
  columns: ["Name", "Version", "License"],
  /** Shown in development, before any build. */
  none: "The list is made when the site is built.",
} as const;
