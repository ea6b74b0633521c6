import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { Role } from "../../../data/quiz/roles.ts";
import type { QuizLanding } from "../../../data/quiz-landing.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";
import { rolePath } from "../../quiz/role-link.ts";
import { SegmentMark } from "./segment-mark.tsx";

/** The ten roles by name, each with its place on the wheel. */
export function TenRoles({
  title,
  intro,
  roles,
}: QuizLanding["roles"] & { roles: readonly Pick<Role, "key" | "name" | "gloss">[] }) {
  return (
    <Band tone="sunken" labelledBy="roles-title">
      <SectionHeading id="roles-title" title={title} lead={intro} maxWidth="measure" />
      <List.Root
        variant="ruled"
        display="grid"
        marginTop="10"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 22rem), 1fr))"
        columnGap="gap"
      >
        {roles.map(({ key, name, gloss }, index) => (
          <List.Item
            key={key}
            display="flex"
            flexWrap="wrap"
            gap="5"
            paddingY="5"
            alignItems="center"
            alignContent="start"
          >
            <SegmentMark place={index} />
            {/* Where large text leaves no room beside the mark, it goes below. */}
            <Box flex="1 1 10rem" minWidth="0">
              <Heading as="h3" textStyle="h4">
                <RouteLink to={rolePath(key)}>{name}</RouteLink>
              </Heading>
              <Text>{gloss}</Text>
            </Box>
          </List.Item>
        ))}
      </List.Root>
    </Band>
  );
}
