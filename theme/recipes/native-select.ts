import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { controlStyle } from "./control.ts";

/** Also applies to the custom list that replaces it, src/forms/list-select.tsx. */
export const nativeSelectRecipe = defineSlotRecipe({
  slots: ["root", "field", "indicator"],
  base: {
    root: { position: "relative", width: "full" },
    // With large text, the words get the space instead of the padding.
    field: {
      ...controlStyle,
      paddingInlineStart: "[min(1rem, 16px)]",
      paddingInlineEnd: "[min(3rem, 60px)]",
      cursor: "pointer",
      // Wraps instead of cutting words. Browsers with single-line selects show an ellipsis.
      whiteSpace: "normal",
      textOverflow: "ellipsis",
    },
    indicator: {
      position: "absolute",
      insetBlock: "0",
      insetInlineEnd: "[min(1rem, 16px)]",
      display: "flex",
      alignItems: "center",
      pointerEvents: "none",
      _icon: { boxSize: "icon.sm" },
    },
  },
});
