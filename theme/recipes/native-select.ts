import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { controlStyle } from "./control.ts";

/** Also of the list that takes its place, src/forms/list-select.tsx. */
export const nativeSelectRecipe = defineSlotRecipe({
  slots: ["root", "field", "indicator"],
  base: {
    root: { position: "relative", width: "full" },
    // Where text is large, the words have the room and not what is beside them.
    field: {
      ...controlStyle,
      paddingInlineStart: "[min(1rem, 16px)]",
      paddingInlineEnd: "[min(3rem, 60px)]",
      cursor: "pointer",
      // Several lines rather than half a word; where a browser knows but one, it says that there is more.
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
