import { hexToWrittenOklch } from "../color.ts";
import { colorToHex } from "../color-value.ts";
import { aliasTarget } from "../dtcg/references.ts";
import type { ColorValue } from "../dtcg/values/color.ts";
import { isOfSrgb } from "./is-same.ts";
import type { OwnTheme, OwnToken } from "./own-theme.ts";

/**
 * Converts an imported color to the theme's form. A color by purpose that equals a ramp step becomes an alias to it,
 * preferably in its current ramp. Other sRGB colors become OKLCH, like the ramps.
 */
export function writtenColor(
  given: ColorValue,
  { path, raw }: OwnToken,
  own: OwnTheme,
): { value: unknown; note?: string } {
  if (!isOfSrgb(given)) return { value: given };
  const hex = colorToHex(given);
  if (own.isByMode(path)) {
    const steps = stepsOf(own).filter((step) => step.hex === hex);
    const ramp = rampOf(aliasTarget(raw) ?? "");
    const step = steps.find((one) => rampOf(one.path) === ramp) ?? steps[0];
    if (step) return { value: `{${step.path}}`, note: `${hex} is {${step.path}}` };
  }
  const { alpha } = given;
  const components = hexToWrittenOklch(hex.slice(0, "#rrggbb".length));
  return {
    value: { colorSpace: "oklch", components, ...(alpha === undefined ? {} : { alpha }) },
    note: `${hex} in OKLCH`,
  };
}

function stepsOf(own: OwnTheme): { path: string; hex: string }[] {
  return own
    .all()
    .flatMap(({ path, type, raw }) =>
      type === "color" && raw !== undefined && !own.isByMode(path) && aliasTarget(raw) === undefined
        ? [{ path, hex: colorToHex(raw as ColorValue) }]
        : [],
    );
}

function rampOf(path: string): string {
  return path.slice(0, path.lastIndexOf("."));
}
