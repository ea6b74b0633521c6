import { chakra } from "@chakra-ui/react/styled-system";

/** Native disclosure. Works without scripts and is always open in print. */
export const Fold = chakra("details", {
  base: {
    "&::details-content": { _print: { contentVisibility: "visible", display: "block" } },
  },
});

export const FoldSummary = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "baseline",
    gap: "3",
    minHeight: "target",
    paddingY: "3",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    _before: {
      content: '""',
      flexShrink: "0",
      alignSelf: "flex-start",
      marginTop: "[0.5em]",
      width: "[0.5em]",
      height: "[0.5em]",
      borderWidth: "0",
      borderStyle: "solid",
      borderRightWidth: "medium",
      borderBottomWidth: "medium",
      borderColor: "[currentColor]",
      transform: "rotate(-45deg)",
    },
    "[open] > &": { _before: { transform: "rotate(45deg)" } },
    _hover: { bg: "colorPalette.tint" },
  },
});
