import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { Band } from "../../components/band.tsx";
import { Steps } from "../../drawings/steps.tsx";

interface ProgramsHeroProps {
  title: string;
  lead: string;
}

export function ProgramsHero({ title, lead }: ProgramsHeroProps) {
  return (
    <Band
      tone="tint"
      labelledBy="programs-title"
      overflow="hidden"
      backdrop={<Steps variant="corner" position="absolute" bottom="0" right="0" width="[min(28rem,60vw)]" />}
    >
      <Heading as="h1" id="programs-title" textStyle="display">
        {title}
      </Heading>
      <Text textStyle="lead" maxWidth="[36rem]" marginTop="6">
        {lead}
      </Text>
    </Band>
  );
}
