import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Role } from "../../../data/quiz/roles.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue } from "../../wheel/role-order.ts";

interface RoleEntry extends Pick<Role, "key" | "name" | "gloss" | "tagline"> {
  to: string;
}

interface RolesListProps {
  title: string;
  intro: string;
  /** Sorted in the order of the wheel's colors. */
  roles: readonly RoleEntry[];
}

/** Shows the ten roles in two columns. The right one is half a step lower, so that the eye moves back and forth. */
export function RolesList({ title, intro, roles }: RolesListProps) {
  return (
    <Band labelledBy="list-title">
      <SectionHeading id="list-title" title={title} lead={intro} marginTop="3" />
      <Grid
        as="ul"
        listStyle="none"
        marginTop="10"
        paddingBottom={{ lg: "24" }}
        columnGap="20"
        rowGap={{ base: "10", lg: "14" }}
        templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }}
      >
        {roles.map(({ key, name, gloss, tagline, to }, place) => (
          <Flex
            as="li"
            key={key}
            position="relative"
            top={{ lg: place % 2 ? "24" : "0" }}
            flexWrap="wrap"
            alignItems="start"
            gap="6"
            css={hue(place)}
          >
            <RoleDisc role={key} boxSize={{ base: "20", md: "28" }} />
            {/* Moves below the disc if large text leaves no room beside it. */}
            <Box flex="1 1 12rem" minWidth="0" borderTopWidth="medium" borderColor="[var(--hue)]" paddingTop="2">
              <Heading as="h3" textStyle="h3">
                <RouteLink to={to} variant="standalone" overflowWrap="anywhere">
                  {name}
                </RouteLink>
              </Heading>
              <Text textStyle="lead">{tagline}</Text>
              <Text color="fg.muted">{gloss}</Text>
            </Box>
          </Flex>
        ))}
      </Grid>
    </Band>
  );
}
