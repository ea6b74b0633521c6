import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { focusRing } from "../focus-ring.ts";

/** Recipe for checkboxes. The check mark depends on the preceding hidden input, so it also works without scripts. */
export const checkboxRecipe = defineSlotRecipe({
  slots: ["root", "label", "control"],
  base: {
    // Keeps the hidden input at its box. Otherwise focus would scroll to another place.
    root: { position: "relative", display: "flex", gap: "3", paddingY: "2", cursor: "pointer" },
    control: {
      display: "grid",
      placeContent: "center",
      flexShrink: "0",
      boxSize: "6",
      // Centers the box on the first line of its label.
      marginTop: "[calc((1lh - {sizes.6}) / 2)]",
      bg: "bg.raised",
      borderWidth: "medium",
      borderColor: "border.control",
      borderRadius: "control",
      "input[aria-invalid=true] + &": { borderColor: "error.line" },
      "input:focus-visible + &": focusRing,
      "input:is(:checked, :indeterminate) + &": {
        bg: "colorPalette.solid",
        borderColor: "colorPalette.solid",
        _before: {
          content: '""',
          boxSize: "4",
          bg: "colorPalette.contrast",
          clipPath: "polygon(14% 47%, 4% 58%, 39% 88%, 96% 22%, 85% 12%, 37% 66%)",
          // Forced colors remove backgrounds, and the check mark is one.
          _highContrast: { forcedColorAdjust: "none", bg: "CanvasText" },
        },
      },
      "input:indeterminate + &": { _before: { clipPath: "inset(38% 12%)" } },
    },
  },
});
