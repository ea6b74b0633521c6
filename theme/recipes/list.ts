import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { ruledStyle } from "./rule.ts";

const stack = { display: "flex", flexDirection: "column", gap: "2" } as const;

export const listRecipe = defineSlotRecipe({
  slots: ["root", "item", "indicator"],
  variants: {
    variant: {
      marker: {
        root: { ...stack, paddingInlineStart: "5", "ul&": { listStyle: "disc" }, "ol&": { listStyle: "decimal" } },
        item: { paddingInlineStart: "1", _marker: { color: "colorPalette.line" } },
      },
      plain: {
        root: stack,
        item: { display: "flex", alignItems: "flex-start" },
        indicator: { flexShrink: "0", marginInlineEnd: "3", minHeight: "[1lh]" },
      },
      ruled: { item: ruledStyle },
    },
  },
  defaultVariants: { variant: "marker" },
});
