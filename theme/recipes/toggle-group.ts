import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { pressedHighContrast } from "./button.ts";

/** Buttons of which at most one is pressed. The variants go with the button’s of the same name. */
export const toggleGroupRecipe = defineSlotRecipe({
  slots: ["root", "item"],
  base: {
    // Choosing needs scripts.
    root: { "@media (scripting: none)": { display: "none" } },
  },
  variants: {
    variant: {
      outline: {
        item: {
          _pressed: {
            bg: "colorPalette.solid",
            color: "colorPalette.contrast",
            borderColor: "transparent",
            _hover: { bg: "colorPalette.emphasis", borderColor: "transparent" },
            _highContrast: pressedHighContrast,
          },
        },
      },
      /** The button’s own. */
      ghost: {},
    },
    layout: {
      row: { root: { display: "flex" } },
      wrap: { root: { display: "flex", flexWrap: "wrap", gap: "2" } },
      grid: {
        root: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(4rem, 1fr))", gap: "2" },
        item: { px: "2" },
      },
    },
  },
  defaultVariants: { variant: "outline", layout: "wrap" },
});
