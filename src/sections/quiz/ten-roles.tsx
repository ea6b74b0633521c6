import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { Role } from "../../../data/quiz/roles.ts";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { rolePath } from "../../quiz/role-link.ts";
import { plainSegment, radii } from "../../wheel/geometry.ts";
import { placeTokens } from "../../wheel/role-order.ts";

const angle = 360 / placeTokens.length;
const segment = plainSegment(placeTokens.length);

/** A small wheel with only the segment at `place` filled. Places count from 0. */
function SegmentMark({ place }: { place: number }) {
  return (
    <chakra.svg
      viewBox="-410 -410 820 820"
      aria-hidden
      focusable="false"
      boxSize="icon.xl"
      flexShrink="0"
      color="border.control"
    >
      <g fill="none" stroke="currentColor" strokeWidth="14">
        <circle r={radii.capFrom} />
        <circle r={radii.hub} />
      </g>
      <chakra.g fill={placeTokens[place]}>
        <path d={segment} transform={`rotate(${angle * place})`} />
      </chakra.g>
    </chakra.svg>
  );
}

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
