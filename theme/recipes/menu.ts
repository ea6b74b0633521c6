import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const menuRecipe = defineSlotRecipe({
  slots: ["content", "item"],
  base: {
    content: {
      zIndex: "popover",
      minWidth: "40",
      maxHeight: "var(--available-height)",
      overflowY: "auto",
      p: "2",
      bg: "bg.raised",
      color: "fg.default",
      borderWidth: "thin",
      borderColor: "border.control",
      borderRadius: "control",
      boxShadow: "raised",
      _open: { animation: "rise" },
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "target",
      px: "3",
      borderRadius: "control",
      cursor: "pointer",
      textDecoration: "none",
      _highlighted: {
        bg: "colorPalette.tint",
        textDecorationLine: "underline",
        _highContrast: { bg: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
    },
  },
});
