import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** For the native `details` element. */
export const disclosureRecipe = defineSlotRecipe({
  slots: ["root", "summary", "content"],
  base: {
    root: {
      borderBlockEndWidth: "thin",
      borderColor: "border.control",
      "&[open] > summary > svg": { transform: "rotate(90deg)" },
    },
    summary: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4",
      minHeight: "target",
      paddingY: "4",
      textStyle: "h4",
      cursor: "pointer",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
    },
    content: { paddingBottom: "6", maxWidth: "measure" },
  },
});
