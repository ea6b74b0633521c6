import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { Role, RoleKey } from "../../../data/quiz/roles.ts";
import type { Trail } from "../../../data/trails.ts";
import { Band } from "../../components/band.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { RoleDisc } from "../../wheel/role-disc.tsx";

interface RoleHeroProps extends Pick<Role, "gloss" | "tagline"> {
  icon: RoleKey;
  title: string;
  trail: Trail;
  children: ReactNode;
}

export function RoleHero({ icon, title, trail, gloss, tagline, children }: RoleHeroProps) {
  return (
    <Band
      labelledBy="role-title"
      width="wide"
      bg={{ base: "bg.canvas", _mixes: "[color-mix(in oklab, var(--hue) 11%, {colors.bg.canvas})]" }}
    >
      <Grid gap="gap" alignItems="center" templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }}>
        <div>
          <Breadcrumbs trail={trail} />
          <Flex flexWrap="wrap" alignItems="center" gap="5">
            <RoleDisc role={icon} boxSize={{ base: "24", md: "32" }} />
            {/* A long name moves below the icon instead of breaking. */}
            <Box flex="1 1 12rem" maxWidth="full">
              <Heading as="h1" id="role-title" textStyle="display">
                {title}
              </Heading>
            </Box>
          </Flex>
          <Text textStyle="quote" marginTop="8" paddingLeft="6" borderLeftWidth="accent" borderColor="[var(--hue)]">
            {tagline}
          </Text>
          <Text textStyle="lead" marginTop="6">
            {gloss}
          </Text>
        </div>
        {/* Smaller on paper, where the text comes first. */}
        <Box width="full" _print={{ maxWidth: "[20rem]" }}>
          {children}
        </Box>
      </Grid>
    </Band>
  );
}
