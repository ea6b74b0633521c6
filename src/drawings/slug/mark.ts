import { type Chance, seeded } from "../seed.ts";

export interface Mark {
  /** Classes of the drawing: a tone, and `fill` for a shape instead of a stroke. */
  ink: string;
  /** Color that replaces the tone's, the same in light and dark mode. */
  color?: string;
  /**
   * Path data in a 400 x 300 drawing. Essential parts stay within the middle 300 units, which are all that a square
   * shows.
   */
  d: string;
  width?: number;
  /**
   * Dash pattern of the stroke, in units or, with `parts`, in parts. On a circle, start with a dash of length 0: the
   * gap after it then covers the seam, where a dash would be cut.
   */
  dash?: string;
  /** Number of equal parts in the line. They are the unit of `dash`. */
  parts?: number;
  /** Stroke ends, if they aren't round. */
  cap?: "butt";
}

export interface Family {
  /** Seed prefix, chosen by eye: with it, neighbors on the site's pages differ and pictures fit their articles. */
  series: string;
  /** Draws a picture. Some families draw a thing that the slug names. */
  compose: (chance: Chance, slug: string) => Mark[];
}

/** Returns the marks of a slug's picture, in painting order. */
export function marksOf({ series, compose }: Family, slug: string): Mark[] {
  return compose(seeded(`${series}/${slug}`), slug);
}
