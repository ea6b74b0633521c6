import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/**
 * Recipe for the custom list. When closed, it matches the native select exactly and uses its styles: see
 * text-fields.ts.
 */
export const selectRecipe = defineSlotRecipe({
  slots: ["trigger", "valueText", "positioner", "content", "item", "itemText", "itemIndicator"],
  base: {
    trigger: { display: "block", textAlign: "start" },
    valueText: { display: "block" },
    positioner: { width: "full" },
    content: {
      zIndex: "popover",
      maxHeight: "[min(var(--available-height), 22rem)]",
      overflowY: "auto",
      overscrollBehavior: "contain",
      // The buttons that scroll the list cover its edges.
      scrollPaddingBlock: "6",
      p: "2",
      bg: "bg.raised",
      color: "fg.default",
      borderWidth: "medium",
      borderColor: "border.control",
      borderRadius: "control",
      boxShadow: "raised",
      _open: { animation: "rise" },
      // The highlighted item already shows the keyboard focus.
      _focusVisible: { outline: "none", boxShadow: "raised" },
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "target",
      px: "2",
      py: "1",
      borderRadius: "control",
      lineHeight: "snug",
      cursor: "pointer",
      _highlighted: {
        bg: "colorPalette.tint",
        textDecorationLine: "underline",
        outline: "{borderWidths.medium} solid {colors.focus.ring}",
        outlineOffset: "calc({borderWidths.medium} * -1)",
        _highContrast: { bg: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
      _checked: { fontWeight: "bold" },
    },
    itemText: { flex: "1", minWidth: "0", overflowWrap: "anywhere" },
    itemIndicator: { display: "flex", _icon: { boxSize: "icon.sm" } },
  },
});
