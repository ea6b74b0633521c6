import { Box } from "@chakra-ui/react/box";
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
    <Band width="wide" tone="deep" labelledBy="programs-title" overflow="hidden" backdrop={<Rise />}>
      <Box maxWidth={{ md: "[58%]" }} paddingBottom={{ base: "[50vw]", md: "0" }}>
        <Heading as="h1" id="programs-title" textStyle="display">
          {title}
        </Heading>
        <Text textStyle="lead" marginTop="6">
          {lead}
        </Text>
      </Box>
    </Band>
  );
}

function Rise() {
  return (
    <Box position="absolute" bottom="0" right="0" width={{ base: "[60vw]", md: "[36vw]" }} maxWidth="[32rem]">
      <Steps variant="corner" on="deep" />
    </Box>
  );
}
