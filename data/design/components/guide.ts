/** A sample in a pair of do and don't. Its variant and state are names in the recipe. */
export interface GuideSample {
  words: string;
  choice?: Readonly<Record<string, string>>;
  /** Condition of the recipe, such as `_invalid`. */
  state?: string;
  /** Text above the sample, such as a label. */
  above?: string;
  /** Text below the sample, such as an error. */
  below?: string;
}

export interface GuideExample {
  samples: readonly GuideSample[];
  why: string;
}

export interface ComponentGuide {
  /** Last part of the page's path. */
  slug: string;
  /** Name that designers use. */
  name: string;
  /** Recipe key in the theme. Variants, slots, states and tokens are read from the theme itself. */
  recipe: string;
  /** Meta description of the page, 41 to 155 characters. */
  description: string;
  use: readonly string[];
  avoid: readonly string[];
  good: GuideExample;
  poor: GuideExample;
  /** Purpose of each slot of the recipe. A recipe without slots has only `root`. */
  parts: Readonly<Record<string, string>>;
  /** Keys and their effect. Empty if the component has no tab stop. */
  keys: readonly (readonly [keys: string, effect: string])[];
  access: string;
  /** Transcript with the first line of the component, and the number of lines to quote. */
  heard?: { file: string; line: string; lines: number };
  imports: readonly string[];
  code: string;
  /** File of the site's own component. Its props are read from its types. */
  source?: string;
  /** Name in the source, if it isn't the first one in `code`. */
  component?: string;
}
