import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import { WheelMark } from "../../drawings/wheel-mark.tsx";

interface SideHeadProps {
  words: RolePackCopy["head"];
  organisation: string;
  date: string;
}

export function SideHead({ words, organisation, date }: SideHeadProps) {
  return (
    <Flex
      flexWrap="wrap"
      alignItems="end"
      columnGap="6"
      rowGap="3"
      textStyle="small"
      paddingBottom="3"
      borderBottomWidth="medium"
      borderColor="fg.default"
    >
      <Flex alignItems="center" gap="2" fontFamily="heading" fontWeight="medium">
        <WheelMark boxSize="8" />
        {organisation}
      </Flex>
      <span>
        {words.name}, {date}
      </span>
      <Flex flex="1 1 12rem" alignItems="end" gap="2">
        {words.owner}
        <Box flex="1" borderBottomWidth="thin" borderColor="border.control" aria-hidden="true" />
      </Flex>
    </Flex>
  );
}
