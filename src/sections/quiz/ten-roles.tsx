import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Role } from "../../../data/quiz/roles.ts";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import { rolePath } from "../../quiz/role-link.ts";
import { SegmentMark } from "./segment-mark.tsx";

export function TenRoles({
  title,
  intro,
  roles,
}: QuizLanding["roles"] & { roles: readonly Pick<Role, "key" | "name" | "gloss">[] }) {
  return (
    <Band isStatic tone="sunken" labelledBy="roles-title">
      <SectionHeading id="roles-title" title={title} lead={intro} maxWidth="measure" />
      <Grid
        as="ul"
        listStyle="none"
        marginTop="10"
        templateColumns="repeat(auto-fit, minmax(min(100%, 22rem), 1fr))"
        columnGap="gap"
      >
        {roles.map(({ key, name, gloss }, index) => (
          <Flex
            as="li"
            key={key}
            flexWrap="wrap"
            gap="5"
            paddingY="5"
            alignItems="center"
            alignContent="start"
            borderTopWidth="thin"
            borderColor="border.subtle"
          >
            <SegmentMark place={index} />
            {/* Moves below the mark if large text leaves no room beside it. */}
            <Box flex="1 1 10rem" minWidth="0">
              <Heading as="h3" textStyle="h4">
                <RouteLink to={rolePath(key)}>{name}</RouteLink>
              </Heading>
              <Text>{gloss}</Text>
            </Box>
          </Flex>
        ))}
      </Grid>
    </Band>
  );
}
