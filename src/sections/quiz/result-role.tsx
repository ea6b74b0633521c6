import { Box } from "@chakra-ui/react/box";
import { DataList } from "@chakra-ui/react/data-list";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { Band } from "../../components/band.tsx";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue } from "../../wheel/role-order.ts";

interface ResultRoleProps {
  role: Role;
  /** Position on the wheel, from 0. */
  place: number;
  parts: QuizCopy["results"]["parts"];
  praxis: QuizCopy["results"]["praxis"];
}

const lines = ["challenge", "contribution", "invitation"] as const;
const places = ["self", "home", "work"] as const;

export function ResultRole({ role, place, parts, praxis }: ResultRoleProps) {
  const titleId = `${role.key}-title`;
  return (
    <Band labelledBy={titleId} css={hue(place)}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "2fr 3fr" }} columnGap={{ lg: "20" }} rowGap="gap">
        <Box>
          <RoleDisc role={role.key} boxSize={{ base: "24", md: "32" }} />
          <Heading as="h2" id={titleId} textStyle="h1" marginTop="5">
            {role.name}
          </Heading>
          <Heading as="h3" textStyle="h4" marginTop="6">
            {parts.gift}
          </Heading>
          <Text textStyle="lead" marginTop="2">
            {role.gift}
          </Text>
        </Box>
        <Box display="grid" gap="8" alignContent="end">
          {lines.map((line) => (
            <Box key={line} borderTopWidth="thin" borderColor="border.subtle" paddingTop="5">
              <Heading as="h3" textStyle="h4">
                {parts[line]}
              </Heading>
              <Text marginTop="2" maxWidth="measure">
                {role[line]}
              </Text>
            </Box>
          ))}
        </Box>
      </Grid>
      <Heading as="h3" textStyle="h2" marginTop="16">
        {praxis.title}
      </Heading>
      <Text color="fg.muted" marginTop="2">
        {praxis.gloss}
      </Text>
      <DataList.Root variant="columns" marginTop="6" borderColor="[var(--hue)]">
        {places.map((where) => (
          <DataList.Item key={where} flex="1 1 17rem" paddingTop="4">
            <DataList.ItemLabel textStyle="h3">{praxis[where]}</DataList.ItemLabel>
            <DataList.ItemValue marginTop="2">{role.praxis[where]}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Band>
  );
}
