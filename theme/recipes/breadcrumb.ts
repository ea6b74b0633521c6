import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** In the colors of the ground it lies on. The stroke between two places is drawn, and not read out. */
export const breadcrumbRecipe = defineSlotRecipe({
  slots: ["list", "item", "link"],
  base: {
    list: { display: "flex", flexWrap: "wrap", listStyle: "none", textStyle: "small", marginBottom: "5" },
    item: {
      display: "inline-flex",
      alignItems: "center",
      "&:not(:first-of-type)": { _before: { content: '"/" / ""', marginInline: "2" } },
    },
    link: { display: "inline-flex", alignItems: "center", minHeight: "target" },
  },
});
