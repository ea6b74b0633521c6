import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const fieldRecipe = defineSlotRecipe({
  slots: ["root", "label", "requiredIndicator", "helperText", "errorText"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "2", width: "full", minWidth: "0" },
    label: { textStyle: "label" },
    requiredIndicator: { fontWeight: "normal", color: "fg.muted" },
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
