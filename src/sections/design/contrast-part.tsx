import { Text } from "@chakra-ui/react/text";
import type { designWords } from "../../../data/design/words.ts";
import { contrastPairs } from "../../../theme/contrast-pairs.ts";
import { Band } from "../../components/band.tsx";
import { contrastRows } from "../../design/contrast-rows.ts";
import { savedColors } from "../../design/saved-theme.ts";
import { ContrastTable } from "./contrast-table.tsx";

interface ContrastPartProps {
  words: typeof designWords.contrast;
  modes: typeof designWords.modes;
}

/** The contrast matrix of the saved theme. */
export function ContrastPart({ words, modes }: ContrastPartProps) {
  const { purposes, pairs, below } = contrastRows(contrastPairs, savedColors);
  return (
    <Band width="wide" aria-label={words.purposes.body} paddingY={{ base: "12", md: "20" }}>
      <Text textStyle="h3">{words.summary(pairs, below)}</Text>
      {purposes.map(({ purpose, groups }) => (
        <ContrastTable key={purpose} purpose={purpose} groups={groups} words={words} modes={modes} />
      ))}
    </Band>
  );
}
