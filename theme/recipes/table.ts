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

export const statRecipe = defineSlotRecipe({
  slots: ["root", "label", "valueText", "helpText"],
  base: {
    valueText: { display: "block" },
    helpText: { marginTop: "2" },
  },
  variants: {
    variant: {
      plain: { valueText: { textStyle: "display" } },
      accent: {
        label: { textStyle: "h4" },
        valueText: { textStyle: "display", whiteSpace: "nowrap", color: "colorPalette.fg" },
      },
      plate: {
        label: { textStyle: "h4" },
        valueText: {
          display: "grid",
          placeItems: "center",
          maxWidth: "[11.5rem]",
          aspectRatio: "square",
          marginBottom: "5",
          textStyle: "h2",
          borderWidth: "medium",
          borderColor: "colorPalette.deepLine",
          borderRadius: "pill",
          boxShadow:
            "[inset 0 0 0 {spacing.3} {colors.colorPalette.deep}, inset 0 0 0 calc({spacing.3} + {borderWidths.thin}) {colors.colorPalette.deepLine}]",
        },
      },
    },
  },
  defaultVariants: { variant: "plain" },
});
