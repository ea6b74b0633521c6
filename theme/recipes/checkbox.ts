import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const checkboxRecipe = defineSlotRecipe({
  slots: ["root", "label", "control"],
  base: {
    root: { display: "inline-flex", alignItems: "center", gap: "3", minHeight: "target", cursor: "pointer" },
    label: { _disabled: { color: "fg.muted" } },
    control: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      flexShrink: "0",
      boxSize: "6",
      bg: "bg.raised",
      color: "colorPalette.contrast",
      borderWidth: "medium",
      borderColor: "border.control",
      borderRadius: "control",
      "&:is([data-state=checked], [data-state=indeterminate])": {
        bg: "colorPalette.solid",
        borderColor: "colorPalette.solid",
        _highContrast: { bg: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
      _invalid: { borderColor: "error.line", borderWidth: "thick" },
      _disabled: { bg: "bg.sunken", color: "fg.muted", borderStyle: "dashed", cursor: "not-allowed" },
    },
  },
});
