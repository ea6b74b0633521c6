import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { pressedHighContrast } from "./button.ts";

/** Buttons with at most one pressed. Each variant goes with the button variant of the same name. */
export const toggleGroupRecipe = defineSlotRecipe({
  slots: ["root", "item"],
  base: {
    // Choosing an option needs scripts.
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
      /** Uses the button's own pressed style. */
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
