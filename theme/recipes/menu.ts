import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const menuRecipe = defineSlotRecipe({
  slots: ["content", "item", "itemIndicator"],
  base: {
    content: {
      zIndex: "popover",
      maxWidth: "[calc(100vw - 1rem)]",
      maxHeight: "var(--available-height)",
      overflowY: "auto",
      overscrollBehavior: "contain",
      p: "2",
      bg: "bg.raised",
      color: "fg.default",
      borderWidth: "thin",
      borderColor: "border.control",
      borderRadius: "control",
      boxShadow: "raised",
      _open: { animation: "rise" },
      // The highlighted item already shows the keyboard focus.
      _focusVisible: { outline: "none" },
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "2",
      minHeight: "target",
      px: "3",
      py: "1",
      borderRadius: "control",
      lineHeight: "snug",
      cursor: "pointer",
      textDecoration: "none",
      _highlighted: {
        bg: "colorPalette.tint",
        textDecorationLine: "underline",
        outline: "{borderWidths.medium} solid {colors.focus.ring}",
        outlineOffset: "calc({borderWidths.medium} * -1)",
        _highContrast: { bg: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
    },
  },
});
