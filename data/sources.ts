/** Where the work that ours stands on can be read. The links’ words differ from page to page; the addresses do not. */
export const sources = {
  /** Deepa Iyer’s social change ecosystem map: the ten roles follow it. */
  ecosystemMap: "https://buildingmovement.org/our-work/movement-building/social-change-ecosystem-map/",
  /** Tema Okun’s characteristics of white supremacy culture: the fifteen pillars follow them. */
  supremacyCulture: "https://www.whitesupremacyculture.info/",
} as const;
