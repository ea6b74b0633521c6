/** Sources of this site's ideas. Link text varies by page, but the URLs are shared. */
export const sources = {
  /** Deepa Iyer's social change ecosystem map, the source of the ten roles. */
  ecosystemMap: "https://buildingmovement.org/our-work/movement-building/social-change-ecosystem-map/",
  /** Tema Okun's characteristics of white supremacy culture, the source of the fifteen pillars. */
  supremacyCulture: "https://www.whitesupremacyculture.info/",
  /** Eve Tuck and K. Wayne Yang, “Decolonization is not a metaphor” (2012). */
  notAMetaphor: "https://jps.library.utoronto.ca/index.php/des/article/view/18630",
} as const;
