import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The inner ring is drawn with a border, because forced colors keep borders and drop grounds. */
export const radioGroupRecipe = defineSlotRecipe({
  slots: ["root", "label", "item", "itemControl"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "2" },
    label: { textStyle: "label" },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "target",
      cursor: "pointer",
      _disabled: { color: "fg.muted", cursor: "not-allowed" },
    },
    itemControl: {
      display: "inline-flex",
      flexShrink: "0",
      boxSize: "6",
      bg: "bg.raised",
      borderWidth: "medium",
      borderColor: "border.control",
      borderRadius: "pill",
      _checked: { borderColor: "colorPalette.solid", borderWidth: "[0.4375rem]" },
      _invalid: { borderColor: "error.line" },
      _disabled: { borderStyle: "dashed" },
      "& .dot": { display: "none" },
    },
  },
});
