import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Role, RoleKey } from "../../../data/quiz/roles.ts";
import { placeClass, placeColors } from "../../wheel/role-order.ts";
import { Columns } from "./side.tsx";

interface RoleInvitationsProps {
  title: string;
  own: readonly Role[];
  /** Sorted in the order of the wheel's colors. */
  roles: readonly { key: RoleKey }[];
}

export function RoleInvitations({ title, own, roles }: RoleInvitationsProps) {
  const place = roles.findIndex(({ key }) => key === own[0]?.key);
  return (
    <Box css={placeColors}>
      <Box className={placeClass(place)} borderWidth="thick" borderColor="current" borderRadius="panel" padding="5">
        <Box color="fg.default">
          <Heading as="h2" textStyle="h4" marginBottom="2">
            {title}
          </Heading>
          <Columns atMost="two" columnGap="8" rowGap="4">
            {own.map(({ key, invitation }) => (
              <Text key={key} textStyle={own.length > 1 ? "body" : "lead"} lineHeight="easy">
                {invitation}
              </Text>
            ))}
          </Columns>
        </Box>
      </Box>
    </Box>
  );
}
