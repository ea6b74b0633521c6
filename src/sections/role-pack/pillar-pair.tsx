import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Pillar } from "../../../data/quiz/pillars.ts";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import { Columns } from "./columns.tsx";
import { SidePart } from "./side-part.tsx";

interface PillarPairProps {
  words: RolePackCopy["pillars"];
  pillars: readonly Pillar[];
}

export function PillarPair({ words, pillars }: PillarPairProps) {
  return (
    <SidePart title={words.title} intro={words.intro}>
      <Columns atMost="two" columnGap="8" rowGap="6" marginTop="3" textStyle="small">
        {pillars.map(({ key, name, meaning, antidote }) => (
          <Box key={key}>
            <Heading as="h3" textStyle="h4">
              {name}
            </Heading>
            <Text marginTop="1">{meaning}</Text>
            <Text marginTop="2" paddingInlineStart="3" borderInlineStartWidth="thick" borderColor="colorPalette.line">
              <strong>{words.antidote}</strong>: {antidote}
            </Text>
          </Box>
        ))}
      </Columns>
    </SidePart>
  );
}
