import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

type Parts = Readonly<Record<string, SystemStyleObject | undefined>>;

/** Whether the styles of a choice are made for a deep ground: then they take the colors that stand out from it. */
export function isForDeep(parts: Parts): boolean {
  return ["on-deep", "deep-line"].some((color) => takesFromPalette(parts, color));
}

/** Whether the styles of a choice take a color of the palette they are painted with; any, where none is named. */
export function takesFromPalette(parts: Parts, color = ""): boolean {
  return JSON.stringify(parts).includes(`var(--k-colors-color-palette-${color}`);
}
