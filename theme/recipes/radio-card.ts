import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { focusRing } from "../focus-ring.ts";

/** Native radio buttons, each on a card that is one large target. */
export const radioCardRecipe = defineSlotRecipe({
  slots: ["root", "item", "itemControl", "itemText"],
  base: {
    root: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3" },
    item: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "4",
      alignItems: "center",
      minHeight: "14",
      paddingX: { base: "4", md: "6" },
      paddingY: { base: "3", md: "4" },
      bg: "bg.raised",
      borderWidth: "medium",
      borderColor: "border.control",
      borderRadius: "panel",
      cursor: "pointer",
      transitionProperty: "colors",
      transitionDuration: "fast",
      _hover: { borderColor: "colorPalette.solid" },
      "&:has(:checked)": {
        bg: "colorPalette.tint",
        borderColor: "colorPalette.solid",
        _highContrast: { borderColor: "Highlight" },
      },
      "&:has(:focus-visible)": focusRing,
    },
    itemControl: {
      appearance: "none",
      flexShrink: "0",
      boxSize: "6",
      bg: "bg.raised",
      borderWidth: "medium",
      borderColor: "border.control",
      borderRadius: "pill",
      cursor: "pointer",
      // Drawn as a border, because forced colors keep borders and remove backgrounds.
      _checked: { borderColor: "colorPalette.solid", borderWidth: "dot" },
      // Browsers without `:has()` can't show the ring on the card, so the radio button shows it.
      "@supports selector(:has(a))": { _focusVisible: { outline: "none", boxShadow: "[none]" } },
    },
    // Large text wraps below the dot instead of breaking words.
    itemText: { flex: "1 1 8rem", minWidth: "0" },
  },
});
