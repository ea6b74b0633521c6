import { type Chance, seeded } from "../seed.ts";

/** One path of a drawing. */
export interface Mark {
  /** Classes of the drawing: a tone, and `fill` for a shape rather than a stroke. */
  ink: string;
  /** Path data in a 400 x 300 drawing; what matters stays within the middle 300, which is all that a square shows. */
  d: string;
  /** Width of the stroke. */
  width?: number;
  /**
   * Dash pattern of the stroke, in units or, with `parts`, in parts. A first dash of none moves cut ends off the seams
   * of a circle.
   */
  dash?: string;
  /** Divides the line into so many equal parts for its dashes. */
  parts?: number;
  /** Ends of the stroke where they are not round. */
  cap?: "butt";
}

/** How things of one kind are drawn. */
export interface Family {
  /**
   * Begins the seeds. Chosen by eye: with these words neighbours on the site’s pages differ, and articles suit.
   */
  series: string;
  compose: (chance: Chance) => Mark[];
}

/** The marks of the picture that belongs to a slug, in the order they are laid down. */
export function marksOf({ series, compose }: Family, slug: string): Mark[] {
  return compose(seeded(`${series}/${slug}`));
}
