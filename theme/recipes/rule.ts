import { defineStyle } from "@chakra-ui/react/styled-system";

/** An entry below a separate line, in the `borderColor` of the surrounding list. */
export const ruledStyle = defineStyle({ paddingY: "4", borderTopWidth: "thin", borderColor: "[inherit]" });
