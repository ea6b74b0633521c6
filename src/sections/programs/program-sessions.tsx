import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Session } from "../../../data/program-page.ts";
import { Band } from "../../components/band.tsx";

interface ProgramSessionsProps {
  title: string;
  /** Name of one part, such as Week or Lesson. */
  sessionName: string;
  sessions: readonly Session[];
}

/** If the number is odd, the first session spans two columns, so that every row is full. */
const firstTakesTwo = { "& > :first-of-type": { md: { gridColumn: "span 2" } } };

export function ProgramSessions({ title, sessionName, sessions }: ProgramSessionsProps) {
  return (
    <Band width="wide" tone="deep" labelledBy="sessions-title">
      <Heading as="h2" id="sessions-title" textStyle="h1" marginBottom="10">
        {title}
      </Heading>
      <Grid
        as="ol"
        rowGap="10"
        columnGap="gap"
        templateColumns={{
          base: "minmax(0, 1fr)",
          md: "1fr 1fr",
          xl: sessions.length % 4 === 0 ? "repeat(4, 1fr)" : "1fr 1fr 1fr",
        }}
        css={sessions.length % 2 === 0 ? undefined : firstTakesTwo}
      >
        {sessions.map((session, index) => (
          <Box as="li" key={session.title} borderTopWidth="thin" borderColor="colorPalette.deepLine" paddingTop="4">
            <Text textStyle="label" color="marigold.solid">
              {sessionName} {index + 1}
            </Text>
            <Heading as="h3" textStyle="h3" marginY="2">
              {session.title}
            </Heading>
            <Text>{session.text}</Text>
          </Box>
        ))}
      </Grid>
    </Band>
  );
}
