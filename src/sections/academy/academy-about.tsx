import { Grid } from "@chakra-ui/react/grid";
import { Text } from "@chakra-ui/react/text";
import type { Figure } from "../../../data/site.ts";
import { Band } from "../../components/band.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";
import { Split } from "../../components/split.tsx";

interface AcademyAboutProps {
  title: string;
  paragraphs: readonly string[];
  /** A difficult term of this branch with its plain meaning, styled like a dictionary entry. */
  praxis: { word: string; gloss: string };
  figure: Figure;
}

export function AcademyAbout({ title, paragraphs, praxis, figure }: AcademyAboutProps) {
  return (
    <Band isStatic width="wide" labelledBy="about-title">
      <Split>
        <SectionIntro id="about-title" title={title}>
          <p>
            <Text as="span" textStyle="numeral" color="colorPalette.fg">
              {figure.value}
            </Text>
            {` ${figure.label}. ${figure.counts}`}
          </p>
        </SectionIntro>
        <Grid gap="5" templateColumns="minmax(0, 1fr)" maxWidth="measure" alignContent="start">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <Text as="dfn" textStyle="h3" color="colorPalette.fg">
              {praxis.word}
            </Text>
            {` ${praxis.gloss}`}
          </p>
        </Grid>
      </Split>
    </Band>
  );
}
