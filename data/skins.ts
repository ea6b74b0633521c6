/**
 * Skin in drawings of people, which each person chooses. The same in light and dark mode, so it is no color of the theme.
 * Each has a contrast of at least 3:1 to the drawing's paper.
 */
export const skins = {
  umber: "#4b2e20",
  walnut: "#613c28",
  russet: "#794b31",
  chestnut: "#8a583a",
  honey: "#9a6643",
  sand: "#a66f49",
} as const;

export type Skin = keyof typeof skins;
