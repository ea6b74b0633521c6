/**
 * Skin colors in drawings of people. Each person chooses one. They are the same in light and dark mode, so they aren't
 * colors of the theme. Each has a contrast of at least 3:1 with the drawing's paper.
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
