import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Of a native checkbox; its tick is drawn from the input’s own state, before scripts too. */
export const checkboxRecipe = defineSlotRecipe({
  slots: ["root", "label", "control"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "2", gridColumn: "1 / -1" },
    label: { display: "flex", gap: "3", paddingY: "2", cursor: "pointer" },
    control: {
      appearance: "none",
      display: "grid",
      placeContent: "center",
      flexShrink: "0",
      boxSize: "6",
      // In the middle of the first line of its words.
      marginTop: "[calc((1lh - 1.5rem) / 2)]",
      bg: "bg.raised",
      borderWidth: "medium",
      borderColor: "border.control",
      borderRadius: "control",
      _checked: {
        bg: "colorPalette.solid",
        borderColor: "colorPalette.solid",
        _before: {
          content: '""',
          boxSize: "4",
          bg: "colorPalette.contrast",
          clipPath: "polygon(14% 47%, 4% 58%, 39% 88%, 96% 22%, 85% 12%, 37% 66%)",
        },
      },
      _indeterminate: {
        bg: "colorPalette.solid",
        borderColor: "colorPalette.solid",
        _before: { content: '""', width: "3", height: "1", bg: "colorPalette.contrast" },
      },
      _invalid: { borderColor: "error.line" },
      _highContrast: { appearance: "auto" },
    },
  },
});
