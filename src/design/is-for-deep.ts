import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

const deepColors = ["colorPalette.onDeep", "colorPalette.deepLine"];

/** Whether styles are made for a deep ground: then they take the colors that stand out from it. */
export function isForDeep(parts: Readonly<Record<string, SystemStyleObject | undefined>>): boolean {
  const said = JSON.stringify(parts);
  return deepColors.some((color) => said.includes(color));
}
