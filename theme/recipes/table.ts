import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const tableRecipe = defineSlotRecipe({
  slots: ["root", "caption", "columnHeader", "cell"],
  base: {
    root: {
      width: "full",
      borderCollapse: "collapse",
      fontVariantNumeric: "lining-nums tabular-nums",
      textAlign: "start",
    },
    caption: { textStyle: "small", color: "fg.muted", textAlign: "start", pb: "3" },
    columnHeader: {
      textStyle: "label",
      textAlign: "start",
      verticalAlign: "bottom",
      px: "3",
      py: "3",
      borderBottomWidth: "medium",
      borderColor: "colorPalette.line",
    },
    cell: {
      verticalAlign: "top",
      textAlign: "start",
      px: "3",
      py: "3",
      borderBottomWidth: "thin",
      borderColor: "border.subtle",
      "th&": { fontWeight: "semibold" },
    },
  },
});
