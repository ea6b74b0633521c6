import type { ColorValue } from "../../dtcg/values/color.ts";

/** Color spaces that have a function of their own in CSS, and after which components a percent sign stands. */
const functions: Readonly<Record<string, readonly string[]>> = {
  hsl: ["", "%", "%"],
  hwb: ["", "%", "%"],
  lab: ["", "", ""],
  lch: ["", "", ""],
  oklab: ["", "", ""],
  oklch: ["", "", ""],
};

/** A color as CSS Color 4 writes it, digit for digit, in the space that its token names. */
export function cssColor({ colorSpace, components, alpha = 1 }: ColorValue): string {
  const units = functions[colorSpace];
  const parts = components.map((part, index) => (part === "none" ? part : `${part}${units?.[index] ?? ""}`));
  const opacity = alpha < 1 ? ["/", alpha] : [];
  // All other spaces share one function, which begins with their names.
  const [name, first] = units ? [colorSpace, []] : ["color", [colorSpace]];
  return `${name}(${[...first, ...parts, ...opacity].join(" ")})`;
}
