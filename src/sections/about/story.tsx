import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { Chapter, story } from "../../../data/about.ts";
import { Band } from "../../components/band.tsx";

/** Top margins: each chapter starts a step further down. */
const steps = ["0", "8", "16", "24"] as const;

export function Story({ title, question, chapters }: typeof story) {
  return (
    <Band tone="deep" width="wide" labelledBy="story">
      <Heading as="h2" id="story" textStyle="label">
        {title}
      </Heading>
      <Text textStyle="h1" maxWidth="[16em]" marginTop="4" marginBottom="12" textWrap="balance">
        “{question}”
      </Text>
      <Grid as="ol" gap="gap" templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr", xl: "repeat(4, 1fr)" }}>
        {chapters.map((chapter, index) => (
          <StoryChapter key={chapter.title} {...chapter} at={index} />
        ))}
      </Grid>
    </Band>
  );
}

function StoryChapter({ title, text, at }: Chapter & { at: number }) {
  return (
    <chakra.li borderTopWidth="medium" borderColor="colorPalette.deepLine" paddingTop="5" marginTop={{ xl: steps[at] }}>
      <Heading as="h3" textStyle="h3">
        {title}
      </Heading>
      <Text marginTop="3">{text}</Text>
    </chakra.li>
  );
}
