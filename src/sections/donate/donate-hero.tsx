import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { GivingPage } from "../../../data/giving.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { WheelOutline } from "../../drawings/wheel-outline.tsx";

/** Number of lit segments, one for each use of gifts. */
const uses = 3;

export function DonateHero({ title, lead, toForm, toUses }: GivingPage["hero"]) {
  return (
    <Band
      isStatic
      tone="deep"
      width="wide"
      labelledBy="donate-title"
      overflow="hidden"
      paddingBottom={{ base: "[52vw]", md: "band" }}
      backdrop={
        <WheelOutline
          on="deep"
          lit={uses}
          position="absolute"
          width={{ base: "[92vw]", md: "[36rem]", xl: "[44rem]" }}
          right={{ base: "[4vw]", md: "[-14rem]", xl: "[-4rem]" }}
          bottom={{ base: "[-52vw]", md: "[-20rem]", xl: "[-23rem]" }}
          transform="rotate(-54deg)"
        />
      }
    >
      <Heading as="h1" id="donate-title" textStyle="display" maxWidth={{ md: "[60%]" }}>
        {title}
      </Heading>
      <Text textStyle="lead" marginTop="6" maxWidth={{ md: "[56%]" }}>
        {lead}
      </Text>
      <Flex flexWrap="wrap" gap="4" marginTop="8" maxWidth={{ md: "[56%]" }}>
        <ButtonLink to={toForm.to} size="lg" variant="onDeep">
          {toForm.label}
        </ButtonLink>
        <ButtonLink to={toUses.to} size="lg" variant="onDeepOutline">
          {toUses.label}
        </ButtonLink>
      </Flex>
    </Band>
  );
}
