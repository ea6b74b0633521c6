import { defineStyle } from "@chakra-ui/react/styled-system";

/** An entry under a line of its own, in the color that the list around it gives as its `borderColor`. */
export const ruledStyle = defineStyle({ paddingY: "4", borderTopWidth: "thin", borderColor: "[inherit]" });
