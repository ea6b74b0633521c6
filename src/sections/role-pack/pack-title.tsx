import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Role, RoleKey } from "../../../data/quiz/roles.ts";
import { RoleIcon } from "../../drawings/role-icon.tsx";
import { placeClass, placeColors } from "../../wheel/place-colors.ts";

interface PackTitleProps {
  own: readonly Role[];
  and: string;
  /** Sorted in the order of the wheel's colors. */
  roles: readonly { key: RoleKey }[];
}

export function PackTitle({ own, and, roles }: PackTitleProps) {
  const isTie = own.length > 1;
  return (
    <Box css={placeColors}>
      <Heading as="h1" id="role-title" textStyle={isTie ? "h1" : "display"} marginBottom="3">
        {own.map(({ name }) => name).join(` ${and} `)}
      </Heading>
      {own.map(({ key, tagline }) => (
        <Flex key={key} gap="3" alignItems="center" marginTop="2">
          <RoleIcon role={key} className={placeClass(roles.findIndex((role) => role.key === key))} />
          <Text textStyle={isTie ? "h4" : "quote"} fontFamily="heading" fontWeight="normal">
            {tagline}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
