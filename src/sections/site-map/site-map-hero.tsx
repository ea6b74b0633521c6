import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { SiteLink } from "../../../data/link.ts";
import type { siteMapWords } from "../../../data/site-map.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { Icon } from "../../drawings/icon.tsx";

interface SiteMapHeroProps {
  words: typeof siteMapWords;
  search: SiteLink;
}

export function SiteMapHero({ words, search }: SiteMapHeroProps) {
  return (
    <Band labelledBy="map-title" width="wide" paddingY={{ base: "10", md: "14" }}>
      <Heading as="h1" id="map-title" textStyle="display">
        {words.title}
      </Heading>
      <Text textStyle="lead" maxWidth="measure" marginTop="5" marginBottom="6">
        {words.lead}
      </Text>
      <ButtonLink to={search.to} variant="outline">
        <Icon name="search" size="icon.sm" />
        {search.label}
      </ButtonLink>
    </Band>
  );
}
