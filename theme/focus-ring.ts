import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/** Focus indicator in two tones with a contrast of 3:1, so that one of them is visible on any background. */
export const focusRing = {
  outline: "{borderWidths.ring} solid {colors.focus.ring}",
  outlineOffset: "{borderWidths.medium}",
  boxShadow: "[0 0 0 {borderWidths.halo} {colors.focus.halo}]",
} as const satisfies SystemStyleObject;
