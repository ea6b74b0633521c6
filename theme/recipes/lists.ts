import { defineSlotRecipe, defineStyle } from "@chakra-ui/react/styled-system";

/** An entry below a separate line, in the `borderColor` of the surrounding list. */
const ruledStyle = defineStyle({ paddingY: "4", borderTopWidth: "thin", borderColor: "[inherit]" });

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
