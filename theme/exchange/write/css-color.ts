import type { ColorValue } from "../../dtcg/values/color.ts";

/** Color spaces with a CSS function, and the unit of each component. */
const functions: Readonly<Record<string, readonly string[]>> = {
  hsl: ["", "%", "%"],
  hwb: ["", "%", "%"],
  lab: ["", "", ""],
  lch: ["", "", ""],
  oklab: ["", "", ""],
  oklch: ["", "", ""],
};

/** Writes a color as in CSS Color 4, digit for digit, in its token's color space. */
export function cssColor({ colorSpace, components, alpha = 1 }: ColorValue): string {
  const units = functions[colorSpace];
  const parts = components.map((part, index) => (part === "none" ? part : `${part}${units?.[index] ?? ""}`));
  const opacity = alpha < 1 ? ["/", alpha] : [];
  // All other spaces share the `color()` function, whose first argument names the space.
  const [name, first] = units ? [colorSpace, []] : ["color", [colorSpace]];
  return `${name}(${[...first, ...parts, ...opacity].join(" ")})`;
}
