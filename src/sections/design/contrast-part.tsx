import { Text } from "@chakra-ui/react";
import type { designWords } from "../../../data/design/words.ts";
import { type ContrastPair, contrastPairs } from "../../../theme/contrast-pairs.ts";
import { contrastRows } from "../../../theme/gate/contrast-rows.ts";
import { Section } from "../../components/section.tsx";
import { savedColors } from "../../design/saved-theme.ts";
import { ContrastTables } from "./contrast-table.tsx";

interface ContrastPartProps {
  words: typeof designWords.contrast;
  modes: typeof designWords.modes;
  /** Pairs that recipes and pages add to those of the design. */
  found: readonly ContrastPair[];
}

/** The contrast matrix of the saved theme: every pair that the gate checks. */
export function ContrastPart({ words, modes, found }: ContrastPartProps) {
  const { purposes, pairs, below } = contrastRows([...contrastPairs, ...found], savedColors);
  return (
    <Section width="wide" aria-label={words.purposes.body} paddingY={{ base: "12", md: "20" }}>
      <Text textStyle="h3">{words.summary(pairs, below)}</Text>
      <ContrastTables purposes={purposes} words={words} modes={modes} />
    </Section>
  );
}
