import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { controlStyle } from "./control.ts";

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ["root", "field", "indicator"],
  base: {
    root: { position: "relative", width: "full" },
    field: { ...controlStyle, paddingInlineEnd: "12", cursor: "pointer", textOverflow: "ellipsis" },
    indicator: {
      position: "absolute",
      insetBlock: "0",
      insetInlineEnd: "4",
      display: "flex",
      alignItems: "center",
      pointerEvents: "none",
      _icon: { boxSize: "icon.sm" },
    },
  },
});
