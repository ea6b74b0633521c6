import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Role } from "../../../data/quiz/roles.ts";
import { Band } from "../../components/band.tsx";
import { RoleIcon } from "../../drawings/role-icon.tsx";

interface RolePortraitProps {
  titles: Record<"gift" | "challenge" | "contribution", string>;
  role: Pick<Role, "key" | "gift" | "challenge" | "contribution">;
}

export function RolePortrait({ titles, role }: RolePortraitProps) {
  return (
    <Band>
      <Grid columnGap="20" rowGap="12" templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 5fr" }}>
        <div>
          <Heading as="h2" textStyle="h2">
            {titles.gift}
          </Heading>
          <Text textStyle="lead" marginTop="4">
            {role.gift}
          </Text>
        </div>
        <Box paddingTop={{ lg: "24" }}>
          <Heading as="h2" textStyle="h3">
            {titles.challenge}
          </Heading>
          <Text marginTop="4">{role.challenge}</Text>
        </Box>
        <Box
          maxWidth="measure"
          marginLeft={{ lg: "24" }}
          borderTopWidth="accent"
          borderColor="[var(--hue)]"
          paddingTop="5"
        >
          <Heading as="h2" textStyle="h3">
            {titles.contribution}
          </Heading>
          <Text marginTop="4">{role.contribution}</Text>
        </Box>
        <RoleIcon
          role={role.key}
          display={{ base: "none", lg: "block" }}
          size="[18rem]"
          justifySelf="end"
          marginTop="-10"
          color={{ base: "border.subtle", _mixes: "[color-mix(in oklab, var(--hue) 28%, {colors.bg.canvas})]" }}
        />
      </Grid>
    </Band>
  );
}
