import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Pillar } from "../../../data/quiz/pillars.ts";
import { Band } from "../../components/band.tsx";

interface RolePillarsProps {
  title: string;
  intro: string;
  /** Label of the way out of a habit. */
  instead: string;
  pillars: readonly Pillar[];
}

export function RolePillars({ title, intro, instead, pillars }: RolePillarsProps) {
  return (
    <Band labelledBy="pillars-title">
      <Heading as="h2" id="pillars-title" textStyle="h2">
        {title}
      </Heading>
      <Text marginTop="3" maxWidth="measure">
        {intro}
      </Text>
      {pillars.map(({ key, name, meaning, antidote }) => (
        <Grid
          key={key}
          gap="gap"
          marginTop="8"
          paddingTop="5"
          borderTopWidth="thin"
          borderColor="border.control"
          templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }}
        >
          <div>
            <Heading as="h3" textStyle="h3">
              {name}
            </Heading>
            <Text marginTop="2">{meaning}</Text>
          </div>
          <Box borderLeftWidth="accent" borderColor="[var(--hue)]" paddingLeft="6">
            <strong>{instead}</strong>
            <Text>{antidote}</Text>
          </Box>
        </Grid>
      ))}
    </Band>
  );
}
