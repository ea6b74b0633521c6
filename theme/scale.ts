import {
  type Scale,
  type Sizes,
  spaceScale,
  spaceScaleOf,
  typeScale,
  typeScaleOf,
} from "@kindred-ground/tokens/dtcg/scale.ts";

/** Font sizes from running text to the largest heading. */
const levels = ["body", "h4", "h3", "h2", "h1", "display"];

interface Scaled {
  /** Group of the tokens, and the token file that has them all. */
  group: "fontSizes" | "spacing";
  file: string;
  /** Returns the base and the ratio of the sizes. */
  scaleOf: (sizes: Sizes) => Scale;
  /** Returns the sizes of a scale. */
  sizesFor: (sizes: Sizes, scale: Scale) => Map<string, number>;
}

/**
 * Groups that a base and a ratio set. Tokens in the group `sizes` change with them, because they refer to steps of
 * spacing.
 */
export const scaled = {
  type: {
    group: "fontSizes",
    file: "type.tokens.json",
    scaleOf: (sizes) => typeScaleOf(sizes, levels),
    sizesFor: (sizes, scale) => typeScale(sizes, levels, scale),
  },
  spacing: { group: "spacing", file: "space.tokens.json", scaleOf: spaceScaleOf, sizesFor: spaceScale },
} as const satisfies Record<string, Scaled>;

export type ScaledName = keyof typeof scaled;

/** A token with its own length. References are left out, because they change with their targets. */
export interface Length {
  path: string;
  value: { value: number; unit: string };
}

/** Returns the sizes of a group in rem, by name. Leaves out other groups and other units. */
export function sizesIn(name: ScaledName, lengths: readonly Length[]): Map<string, number> {
  const { group } = scaled[name];
  return new Map(
    lengths.flatMap(({ path, value }) =>
      path.startsWith(`${group}.`) && value.unit === "rem" ? [[path.slice(group.length + 1), value.value]] : [],
    ),
  );
}

/** Returns the paths whose values change for a scale, with the new values. */
export function scaleChanges(name: ScaledName, lengths: readonly Length[], scale: Scale): Length[] {
  const { group, sizesFor } = scaled[name];
  const sizes = sizesIn(name, lengths);
  return [...sizesFor(sizes, scale)].flatMap(([size, value]) =>
    sizes.get(size) === value ? [] : [{ path: `${group}.${size}`, value: { value, unit: "rem" } }],
  );
}
