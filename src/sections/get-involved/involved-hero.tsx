import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { hero } from "../../../data/get-involved.ts";
import { Band } from "../../components/band.tsx";
import { RowOfChairs } from "./row-of-chairs.tsx";

export function InvolvedHero({ title, lead }: typeof hero) {
  return (
    <Band tone="tint" width="wide" labelledBy="involved" paddingBottom="0" overflow="hidden">
      <Heading as="h1" id="involved" textStyle="display" maxWidth="[13em]">
        {title}
      </Heading>
      <Text textStyle="lead" maxWidth="[34em]" marginTop="8">
        {lead}
      </Text>
      <RowOfChairs marginTop="12" minWidth="[44rem]" />
    </Band>
  );
}
