import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/**
 * The tick is drawn from the state of the hidden input that stands before it, and not from that of scripts: so it shows
 * without them, too.
 */
export const checkboxRecipe = defineSlotRecipe({
  slots: ["root", "label", "control"],
  base: {
    // The hidden input stays where its box is; focus would scroll to wherever it lay.
    root: { position: "relative", display: "flex", gap: "3", paddingY: "2", cursor: "pointer" },
    control: {
      display: "grid",
      placeContent: "center",
      flexShrink: "0",
      boxSize: "6",
      // In the middle of the first line of its words.
      marginTop: "[calc((1lh - {sizes.6}) / 2)]",
      bg: "bg.raised",
      borderWidth: "medium",
      borderColor: "border.control",
      borderRadius: "control",
      "input[aria-invalid=true] + &": { borderColor: "error.line" },
      "input:focus-visible + &": {
        outline: "{borderWidths.ring} solid {colors.focus.ring}",
        outlineOffset: "{borderWidths.medium}",
        boxShadow: "[0 0 0 {borderWidths.halo} {colors.focus.halo}]",
      },
      "input:is(:checked, :indeterminate) + &": {
        bg: "colorPalette.solid",
        borderColor: "colorPalette.solid",
        _before: {
          content: '""',
          boxSize: "4",
          bg: "colorPalette.contrast",
          clipPath: "polygon(14% 47%, 4% 58%, 39% 88%, 96% 22%, 85% 12%, 37% 66%)",
          // Forced colors take grounds away, and the tick is one.
          _highContrast: { forcedColorAdjust: "none", bg: "CanvasText" },
        },
      },
      "input:indeterminate + &": { _before: { clipPath: "inset(38% 12%)" } },
    },
  },
});
