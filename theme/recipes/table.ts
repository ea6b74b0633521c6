import { defineSlotRecipe, defineStyle } from "@chakra-ui/react/styled-system";

const cellStyle = defineStyle({
  px: "3",
  py: "3",
  textAlign: "start",
  verticalAlign: "top",
  borderBottomWidth: "thin",
  borderColor: "border.subtle",
});

export const tableRecipe = defineSlotRecipe({
  slots: ["root", "caption", "header", "columnHeader", "cell"],
  base: {
    root: {
      width: "full",
      borderCollapse: "collapse",
      fontVariantNumeric: "lining-nums tabular-nums",
      textAlign: "start",
    },
    caption: { textStyle: "small", color: "fg.muted", textAlign: "start", pb: "3" },
    header: { "& th": { verticalAlign: "bottom", borderBottomWidth: "medium", borderColor: "colorPalette.line" } },
    columnHeader: { ...cellStyle, textStyle: "label" },
    cell: cellStyle,
  },
});
