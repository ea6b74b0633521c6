import { site } from "./site.ts";

/** Copy for the page of third-party code and typeface licenses. The build generates the list. */
export const licensesPage = {
  title: "Licenses",
  lead: `We build ${site.name} on work that other people share for free. This page lists each piece that our pages send to your browser, with its license.`,
  texts: { label: "Read every license in full (plain text)", file: "licenses.txt" },
  kinds: {
    typeface: "Typefaces",
    code: "Code",
  },
  columns: ["Name", "Version", "License"],
  /** Shown in development, before any build. */
  none: "The list is made when the site is built.",
} as const;
