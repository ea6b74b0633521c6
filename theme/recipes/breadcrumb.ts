import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/**
 * Breadcrumbs, which inherit their colors and therefore fit any background. The slash between two links is visible, but
 * screen readers skip it.
 */
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
