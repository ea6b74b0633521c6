import type { SystemStyleObject } from "@chakra-ui/react";

type Parts = Readonly<Record<string, SystemStyleObject | undefined>>;

/** True if the styles are made for a deep background: they use the colors that contrast with it. */
export function isForDeep(parts: Parts): boolean {
  return ["on-deep", "deep-line"].some((color) => takesFromPalette(parts, color));
}

/** True if the styles use `color` of the current palette, or any of its colors if `color` is empty. */
export function takesFromPalette(parts: Parts, color = ""): boolean {
  return JSON.stringify(parts).includes(`var(--k-colors-color-palette-${color}`);
}
