import { defineSlotRecipe, defineStyle } from "@chakra-ui/react/styled-system";
import { controlStyle } from "./control.ts";

/** Of a control that opens a list. Where text is large, the words have the room and not what is beside them. */
export const choiceStyle = defineStyle({
  ...controlStyle,
  paddingInlineStart: "[min(1rem, 16px)]",
  paddingInlineEnd: "[min(3rem, 60px)]",
  cursor: "pointer",
  textOverflow: "ellipsis",
});

export const choiceIndicatorStyle = defineStyle({
  position: "absolute",
  insetBlock: "0",
  insetInlineEnd: "[min(1rem, 16px)]",
  display: "flex",
  alignItems: "center",
  pointerEvents: "none",
  _icon: { boxSize: "icon.sm" },
});

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ["root", "field", "indicator"],
  base: {
    root: { position: "relative", width: "full" },
    field: choiceStyle,
    indicator: choiceIndicatorStyle,
  },
});
