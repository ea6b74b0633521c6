import { chakra } from "@chakra-ui/react/styled-system";

export const FieldLabel = chakra("label", { base: { display: "block", textStyle: "label", marginBottom: "1" } });
