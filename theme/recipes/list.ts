import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const listRecipe = defineSlotRecipe({
  slots: ["root", "item", "indicator"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "2" },
  },
  variants: {
    variant: {
      marker: {
        root: { paddingInlineStart: "5", "ul&": { listStyle: "disc" }, "ol&": { listStyle: "decimal" } },
        item: { paddingInlineStart: "1", _marker: { color: "colorPalette.line" } },
      },
      plain: {
        item: { display: "flex", alignItems: "flex-start" },
        indicator: { flexShrink: "0", marginInlineEnd: "3", minHeight: "[1lh]" },
      },
    },
  },
  defaultVariants: { variant: "marker" },
});
