import { defineStyle } from "@chakra-ui/react/styled-system";

export const controlStyle = defineStyle({
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
  // Marks errors by a thick border, not only by color. Reduced padding makes up for its width.
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
