/** A sample in a do, a don't or a pattern. Its choice and state use names from the recipe. */
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
  /** ID of the component's section on its family's page. */
  slug: string;
  /** Name that designers use. */
  name: string;
  /** Recipe key in the theme. Variants and states are read from the theme itself. */
  recipe: string;
  use: readonly string[];
  avoid: readonly string[];
  good: GuideExample;
  poor: GuideExample;
  /** Keys and their effect. Empty if the component has no tab stop. */
  keys: readonly (readonly [keys: string, effect: string])[];
  access: string;
  /** Transcript file, the component's first line in it, and the number of lines to quote. */
  heard?: { file: string; line: string; lines: number };
  imports: readonly string[];
  code: string;
}
