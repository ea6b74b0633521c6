export const siteMapWords = {
  title: "Site map",
  lead: "Every page of our site, by branch.",
} as const;
