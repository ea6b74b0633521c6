import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { RoleKey } from "../../../data/quiz/roles.ts";
import { RoleIcon } from "../../drawings/role-icon.tsx";
import { placeClass, placeColors } from "../../wheel/place-colors.ts";
import { type Counts, ranked } from "../../wheel/tally.ts";

interface AnswerCountsProps {
  title: string;
  note: string;
  roles: readonly { key: RoleKey; name: string }[];
  counts: Counts<RoleKey>;
}

export function AnswerCounts({ title, note, roles, counts }: AnswerCountsProps) {
  const chosen = ranked(roles, counts).filter(({ key }) => counts[key]);
  return (
    <Box css={placeColors} textStyle="small" marginTop="6">
      <Box as="h2" textStyle="label" fontFamily="body">
        {title}
      </Box>
      <Box as="ul" listStyle="none" marginTop="1" columns="14rem" columnGap="6">
        {chosen.map((role) => (
          <Flex as="li" key={role.key} gap="2" alignItems="center" paddingY="1">
            <RoleIcon role={role.key} size="icon.sm" className={placeClass(roles.indexOf(role))} />
            {role.name}
            <Box as="span" marginInlineStart="auto" fontVariantNumeric="tabular-nums">
              {counts[role.key]}
            </Box>
          </Flex>
        ))}
      </Box>
      <Text color="fg.muted" marginTop="2">
        {note}
      </Text>
    </Box>
  );
}
