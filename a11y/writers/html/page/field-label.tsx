import { chakra } from "@chakra-ui/react/styled-system";

/** Stands above the field that it names. */
export const FieldLabel = chakra("label", { base: { display: "block", textStyle: "label", marginBottom: "1" } });
