import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A panel over the page, from its top: what is looked for there leads back into the page. */
export const dialogRecipe = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "title"],
  base: {
    backdrop: {
      position: "fixed",
      inset: "0",
      zIndex: "popover",
      // Dark on paper and on night alike.
      bg: "night.deep",
      opacity: "strong",
      _highContrast: { bg: "[Canvas]" },
    },
    positioner: {
      position: "fixed",
      inset: "0",
      zIndex: "popover",
      overflowY: "auto",
      overscrollBehavior: "contain",
      paddingX: { base: "0", md: "gutter" },
      paddingY: { base: "0", md: "16" },
    },
    content: {
      position: "relative",
      maxWidth: "[52rem]",
      minHeight: { base: "full", md: "auto" },
      marginX: "auto",
      padding: { base: "5", md: "8" },
      bg: "bg.raised",
      color: "fg.default",
      borderWidth: "thin",
      borderColor: "border.control",
      borderRadius: { md: "panel" },
      boxShadow: "raised",
      _open: { animation: "rise" },
      _focusVisible: { outline: "none" },
    },
    title: { textStyle: "h3" },
  },
});
