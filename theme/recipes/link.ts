import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Links inherit the color of the surrounding text, so that they are readable on every background. */
export const linkRecipe = defineRecipe({
  base: {
    color: "inherit",
    textDecorationLine: "underline",
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "0.08em",
    borderRadius: "control",
    _hover: { textDecorationThickness: "0.16em" },
  },
  variants: {
    variant: {
      inline: {},
      /** For separate links, such as at the end of a card or a section. */
      standalone: {
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        minHeight: "target",
        fontWeight: "semibold",
      },
      /** For lists of links. `aria-current` marks the current page, or the section it belongs to. */
      nav: {
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        minHeight: "target",
        fontWeight: "medium",
        textDecorationLine: "none",
        textUnderlineOffset: "0.45em",
        _hover: { textDecorationLine: "underline" },
        "&[aria-current]": { textDecorationLine: "underline", textDecorationThickness: "0.16em", fontWeight: "bold" },
      },
    },
  },
  defaultVariants: { variant: "inline" },
});

export const skipNavLinkRecipe = defineRecipe({
  base: {
    position: "fixed",
    top: "2",
    left: "2",
    zIndex: "skipLink",
    bg: "bg.raised",
    color: "fg.default",
    px: "4",
    py: "3",
    borderRadius: "control",
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "0.08em",
    _notFocusVisible: { transform: "translateY(-200%)" },
  },
});
