export const siteMapWords = {
  title: "Site map",
  lead: "Three branches grow from one stem. Here is every page on them, and all that lies around.",
} as const;
