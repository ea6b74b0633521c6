/** Sizes by name, in rem. */
export type Sizes = ReadonlyMap<string, number>;

export interface Scale {
  /** Size of running text, or the first step of space, in rem. */
  base: number;
  /**
   * Factor from a heading to the next. For space, the exponent of growth: with 1, sizes are proportional to their
   * numbers.
   */
  ratio: number;
}

/** Size of a pixel in rem at the default text size. All sizes are whole pixels. */
const grain = 1 / 16;
/** Factor of the ratio's exponent on narrow screens, where headings have less room. */
const narrow = 0.5;

/**
 * Returns sizes of text for another base and ratio. `levels` are names from running text up to the largest heading.
 * They get the base times powers of the ratio. Other sizes keep their place between them. Fluid sizes have names with
 * `.min` and `.max`.
 *
 * @throws Error if the base or the ratio is not a positive number
 */
export function typeScale(sizes: Sizes, levels: readonly string[], scale: Scale): Map<string, number> {
  checkScale(scale);
  const { base, ratio } = scale;
  const old = typeScaleOf(sizes, levels);
  // Sizes relate to the base by powers of the ratio, so a steeper scale moves them apart.
  const growth = old.ratio > 1 ? Math.log(ratio) / Math.log(old.ratio) : 1;
  return new Map(
    [...sizes].map(([name, size]) => {
      const end = name.split(".").at(-1) === "min" ? narrow : 1;
      const level = levels.indexOf(name.replace(/\.(?:min|max)$/, ""));
      const meant = level < 0 ? base * (size / old.base) ** growth : base * ratio ** (level * end);
      return [name, rounded(meant)];
    }),
  );
}

/** Returns the base of some sizes, and the mean ratio of their levels. */
export function typeScaleOf(sizes: Sizes, levels: readonly string[]): Scale {
  const sizeOf = (name = "") => sizes.get(name) ?? sizes.get(`${name}.max`) ?? 1;
  const base = sizeOf(levels[0]);
  return { base, ratio: (sizeOf(levels.at(-1)) / base) ** (1 / Math.max(1, levels.length - 1)) };
}

/**
 * Returns space for another base and ratio. A step whose name is a number N has the size `base * N ** ratio`. Other
 * sizes change in proportion to the base.
 *
 * @throws Error if the base or the ratio is not a positive number
 */
export function spaceScale(sizes: Sizes, scale: Scale): Map<string, number> {
  checkScale(scale);
  const { base, ratio } = scale;
  const old = spaceScaleOf(sizes);
  return new Map(
    [...sizes].map(([name, size]) => {
      const step = Number(name);
      const meant = Number.isNaN(step) ? size * (base / old.base) : base * step ** ratio;
      return [name, rounded(meant)];
    }),
  );
}

/** Returns the first step of space, and the exponent that leads from it to the last one. */
export function spaceScaleOf(sizes: Sizes): Scale {
  const steps = [...sizes.keys()].map(Number).filter((step) => step > 1);
  const last = Math.max(1, ...steps);
  const base = sizes.get("1") ?? 1;
  const most = sizes.get(`${last}`) ?? base;
  return { base, ratio: last > 1 ? Math.log(most / base) / Math.log(last) : 1 };
}

function checkScale({ base, ratio }: Scale): void {
  for (const [name, value] of Object.entries({ base, ratio }))
    if (!(value > 0 && Number.isFinite(value)))
      throw new Error(`the ${name} is ${value}; write a number above 0, such as ${name === "base" ? 1.125 : 1.25}`);
}

function rounded(size: number): number {
  return Number((Math.round(size / grain) * grain).toFixed(4));
}
