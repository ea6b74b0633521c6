import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Pillar } from "../../../data/quiz/pillars.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { Band } from "../../components/band.tsx";
import { SectionHeading } from "../../components/section-heading.tsx";

interface PillarNotesProps {
  words: QuizCopy["results"]["pillars"];
  /** The two pillars that the role helps undo. */
  top: readonly Pillar[];
  /** Pillars that the visitor's answers push against most. */
  strongest: readonly Pillar[];
}

export function PillarNotes({ words, top, strongest }: PillarNotesProps) {
  return (
    <Band tone="deep" colorPalette="night" labelledBy="pillars-title">
      <SectionHeading
        id="pillars-title"
        title={words.title}
        lead={words.text}
        size="h1"
        maxWidth="measure"
        textWrap="balance"
      />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} gap="gap" marginTop="10">
        {top.map(({ key, name, meaning, antidote }) => (
          <Box key={key} borderTopWidth="medium" borderColor="colorPalette.deepLine" paddingTop="5">
            <Heading as="h3" textStyle="h3">
              {name}
            </Heading>
            <Text marginTop="3">{meaning}</Text>
            <Text marginTop="3">
              <strong>{`${words.instead}: `}</strong>
              {antidote}
            </Text>
          </Box>
        ))}
      </Grid>
      <Text marginTop="10" maxWidth="measure">
        <strong>{`${words.strongest}: `}</strong>
        {`${strongest.map(({ name }) => name).join(", ")}.`}
      </Text>
    </Band>
  );
}
