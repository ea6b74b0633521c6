import { chakra } from "@chakra-ui/react/styled-system";

/** Everything of the page that goes on paper. */
export const Paper = chakra("article", {
  base: {
    maxWidth: "[58rem]",
    marginX: "auto",
    display: "grid",
    gap: "gap",
    // Printed in the middle of its turn the wheel would stand askew.
    "& g": { transition: "[none]" },
    _print: { display: "block", maxWidth: "none", lineHeight: "easy" },
  },
});

/**
 * One side of the pack, and a sheet of paper on the screen, too. On paper it is a little lower than US Letter or A4.
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

/** What is on the screen alone. */
export const OnScreen = chakra("div", { base: { _print: { display: "none" } } });

/** A box to tick with a pen. */
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
