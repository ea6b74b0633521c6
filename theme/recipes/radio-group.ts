import { radioGroupAnatomy } from "@chakra-ui/react/anatomy";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The inner ring is drawn with a border, because forced colours keep borders and drop grounds. */
export const radioGroupRecipe = defineSlotRecipe({
  className: "radio-group",
  slots: radioGroupAnatomy.keys(),
  base: {
    root: { display: "flex", flexDirection: "column", gap: "2" },
    label: { textStyle: "label" },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "target",
      cursor: "button",
      _disabled: { color: "fg.muted", cursor: "disabled" },
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
