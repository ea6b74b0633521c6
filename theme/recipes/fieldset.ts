import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const fieldsetRecipe = defineSlotRecipe({
  slots: ["root", "legend", "content", "helperText", "errorText"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "4", minWidth: "0" },
    legend: { textStyle: "h4", mb: "2" },
    content: { display: "flex", flexDirection: "column", gap: "4" },
    helperText: { textStyle: "small", color: "fg.muted" },
    errorText: {
      display: "flex",
      alignItems: "center",
      gap: "2",
      textStyle: "label",
      color: "error.fg",
      _icon: { boxSize: "icon.sm", flexShrink: "0" },
    },
  },
});
