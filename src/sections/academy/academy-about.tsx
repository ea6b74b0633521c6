import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Figure } from "../../../data/site.ts";
import { Band } from "../../components/band.tsx";

interface AcademyAboutProps {
  title: string;
  paragraphs: readonly string[];
  /** A hard word of this branch and its plain meaning, set like an entry of a dictionary. */
  praxis: { word: string; gloss: string };
  figure: Figure;
}

export function AcademyAbout({ title, paragraphs, praxis, figure }: AcademyAboutProps) {
  return (
    <Band labelledBy="about-title">
      <Grid gap="gap" columnGap="16" templateColumns={{ lg: "3fr 2fr" }}>
        <Box maxWidth="measure">
          <Heading as="h2" id="about-title" textStyle="h1" marginBottom="6">
            {title}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} marginTop="4">
              {paragraph}
            </Text>
          ))}
        </Box>
        <Box alignSelf="end" borderInlineStartWidth="[3px]" borderColor="colorPalette.line" paddingInlineStart="6">
          <Text>
            <Text as="dfn" textStyle="h3" fontStyle="italic" color="colorPalette.fg">
              {praxis.word}
            </Text>{" "}
            {praxis.gloss}
          </Text>
          <Text marginTop="8">
            <Text as="strong" display="block" textStyle="h1" color="colorPalette.fg">
              {figure.value}
            </Text>
            {figure.label}
          </Text>
          <Text textStyle="small" color="fg.muted">
            {figure.counts}
          </Text>
        </Box>
      </Grid>
    </Band>
  );
}
