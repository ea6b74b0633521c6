import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Links keep the color of the text around them, so that they are as readable as it is on every ground. */
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
      /** In running text. */
      inline: {},
      /** On its own: a way on at the end of a card or a section. */
      standalone: {
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        minHeight: "target",
        fontWeight: "semibold",
      },
      /** One of a list of places; `aria-current` marks where the visitor is, or what that belongs to. */
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
