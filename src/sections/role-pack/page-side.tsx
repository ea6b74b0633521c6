import { chakra } from "@chakra-ui/react/styled-system";

/** The part of the page that prints. */
export const Paper = chakra("article", {
  base: {
    maxWidth: "[58rem]",
    marginX: "auto",
    display: "grid",
    gap: "gap",
    // No transition, because the wheel would be askew if printed in the middle of its turn.
    "& g": { transition: "[none]" },
    _print: { display: "block", maxWidth: "none", lineHeight: "easy" },
  },
});

/**
 * One side of the pack, also styled as a page on the screen. The print version is slightly shorter than US Letter or
 * A4.
 */
export const PageSide = chakra("section", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "6",
    bg: "bg.raised",
    padding: { base: "5", md: "12" },
    borderRadius: "control",
    boxShadow: "raised",
    _print: {
      padding: "0",
      boxShadow: "[none]",
      minHeight: "[248mm]",
      justifyContent: "space-between",
      "& + &": { breakBefore: "page" },
    },
    "@media print and (max-aspect-ratio: 18/25)": { minHeight: "[266mm]" },
  },
});

/** Content that doesn't print. */
export const OnScreen = chakra("div", { base: { _print: { display: "none" } } });

export const Tick = chakra("span", {
  base: {
    display: "block",
    flexShrink: "0",
    boxSize: "4",
    marginTop: "[0.25em]",
    borderWidth: "thin",
    borderColor: "fg.default",
  },
});
