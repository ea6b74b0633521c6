import { defineTokens } from "@chakra-ui/react/styled-system";

/** Values with a place in every layout that the design-token format has no type for. */
export const keywordTokens = {
  colors: defineTokens.colors({
    transparent: { value: "transparent" },
    current: { value: "currentColor" },
  }),
  spacing: defineTokens.spacing({
    auto: { value: "auto" },
    half: { value: "50%" },
    full: { value: "100%" },
  }),
  sizes: defineTokens.sizes({
    auto: { value: "auto" },
    none: { value: "none" },
    half: { value: "50%" },
    full: { value: "100%" },
    min: { value: "min-content" },
    max: { value: "max-content" },
    fit: { value: "fit-content" },
    measure: { value: "68ch" },
    screen: { value: "100svh" },
  }),
  borderStyles: defineTokens.borderStyles({
    solid: { value: "solid" },
    dashed: { value: "dashed" },
    none: { value: "none" },
  }),
  aspectRatios: defineTokens.aspectRatios({
    square: { value: "1" },
    landscape: { value: "4 / 3" },
    portrait: { value: "3 / 4" },
    wide: { value: "16 / 9" },
  }),
  cursor: defineTokens.cursor({
    button: { value: "pointer" },
    disabled: { value: "not-allowed" },
  }),
  animations: defineTokens.animations({
    rise: { value: "rise 250ms {easings.out}" },
    forward: { value: "forward 250ms {easings.out}" },
    back: { value: "back 250ms {easings.out}" },
  }),
};
