import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { ruledStyle } from "./rule.ts";

/** Lines inherit the list's `borderColor`. */
export const dataListRecipe = defineSlotRecipe({
  slots: ["root", "item", "itemLabel", "itemValue"],
  base: {
    itemLabel: { textStyle: "label" },
  },
  variants: {
    variant: {
      stack: { root: { display: "grid", gap: "4" } },
      ruled: { item: ruledStyle },
      columns: {
        root: { display: "flex", flexWrap: "wrap", gap: "gap" },
        item: { flex: "1 1 12rem", borderTopWidth: "thick", borderColor: "[inherit]", paddingTop: "3" },
      },
    },
  },
  defaultVariants: { variant: "stack" },
});
