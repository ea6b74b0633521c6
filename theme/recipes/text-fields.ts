import { defineRecipe, defineSlotRecipe, defineStyle } from "@chakra-ui/react/styled-system";

const controlStyle = defineStyle({
  width: "full",
  minWidth: "0",
  minHeight: "12",
  px: "4",
  py: "2",
  bg: "bg.raised",
  color: "fg.default",
  borderWidth: "medium",
  borderColor: "border.control",
  borderRadius: "control",
  fontFamily: "body",
  fontSize: "body",
  lineHeight: "easy",
  appearance: "none",
  _hover: { borderColor: "fg.default" },
  _placeholder: { color: "fg.muted" },
  _readOnly: { bg: "bg.sunken" },
  // Marks errors with a thick border, not only with color. Reduced padding makes up for its width.
  _invalid: {
    borderColor: "error.line",
    borderInlineStartWidth: "error",
    paddingInlineStart: "2",
    _hover: { borderColor: "error.line" },
  },
  _disabled: {
    bg: "bg.sunken",
    color: "fg.muted",
    borderStyle: "dashed",
    cursor: "not-allowed",
    _highContrast: { color: "GrayText" },
  },
});

export const inputRecipe = defineRecipe({ base: controlStyle });

export const textareaRecipe = defineRecipe({
  base: { ...controlStyle, minHeight: "40", resize: "vertical" },
});

/** Recipe for the native select, and for the custom list that replaces it (src/forms/list-select.tsx). */
export const nativeSelectRecipe = defineSlotRecipe({
  slots: ["root", "field", "indicator"],
  base: {
    root: { position: "relative", width: "full" },
    // With large text, the words get the space instead of the padding.
    field: {
      ...controlStyle,
      paddingInlineStart: "[min(1rem, 16px)]",
      paddingInlineEnd: "[min(3rem, 60px)]",
      cursor: "pointer",
      // Wraps instead of cutting words. Browsers with single-line selects show an ellipsis.
      whiteSpace: "normal",
      textOverflow: "ellipsis",
    },
    indicator: {
      position: "absolute",
      insetBlock: "0",
      insetInlineEnd: "[min(1rem, 16px)]",
      display: "flex",
      alignItems: "center",
      pointerEvents: "none",
      _icon: { boxSize: "icon.sm" },
    },
  },
});
